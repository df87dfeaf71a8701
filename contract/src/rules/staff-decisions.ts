/** For how long a decision of staff can be taken back. Nothing follows from it before. */
export const UNDO_SECONDS = 10;

/** For how long staff have an item open before they can decide about it. */
export const MIN_SHOWN_SECONDS = 2;

/** Every decision that can be taken back, named as the audit log names it once it has taken effect. */
export const decisionActions = [
  'approved_call',
  'rejected_call',
  'took_down_call',
  'refused_call',
  'verified_house',
  'rejected_document',
  'refused_document',
  'verified_guardian',
  'rejected_guardian',
  'approved_identity',
  'rejected_identity',
  'verified_for_children',
  'ended_child_grade',
  'closed_report',
  'accepted_appeal',
  'rejected_appeal',
  'confirmed_suspension',
  'dismissed_suspension',
  'ended_suspension',
] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** Why staff refuse a casting call or a house's documents for good. */
export const refusalGrounds = ['fraud', 'copied', 'unsafe', 'child_permit', 'not_casting'] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

/** For what staff keep texts that they add to their reasons. */
export const reasonKinds = [
  'call_change',
  'take_down',
  'document_change',
  'identity',
  ...refusalGrounds,
] as const;
export type ReasonKind = (typeof reasonKinds)[number];
