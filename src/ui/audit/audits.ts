import type { OtherKind } from '../../core/catalogue/packKinds.ts';
import type { AuditView, KindAudit } from '../../messages/audit.ts';

/** An audit by one kind after the other, films first, which have no name of a kind. */
export const auditsOf = (audit: AuditView): (KindAudit & { kind?: OtherKind })[] => [audit, ...(audit.others ?? [])];
