/** The documents by which a guardian proves who they are. Of an Aadhaar card only a masked copy is taken. */
export const guardianDocumentKinds = [
  'aadhaar',
  'passport',
  'voter_id',
  'driving_licence',
  'pan_card',
] as const;

/** DigiLocker identifies a guardian in place of a document. */
export const guardianIdentities = [...guardianDocumentKinds, 'digilocker'] as const;
export type GuardianIdentity = (typeof guardianIdentities)[number];

/**
 * How far a guardian has come; `none`: the mobile number is not proven yet, `mobile`: no document was sent, `relation`:
 * staff verified the guardian, and only the relation to a child who was added later is missing.
 */
export const guardianProofStates = ['none', 'relation', 'mobile', 'waiting', 'verified', 'rejected'] as const;
export type GuardianProofState = (typeof guardianProofStates)[number];

/** The page that DigiLocker returns to. */
export const DIGILOCKER_RETURN = '/guardian';
