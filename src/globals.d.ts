/// <reference types="vite/client" />

/** Names the shipped pack; set at build time. */
declare const __PACK_ID__: string;
