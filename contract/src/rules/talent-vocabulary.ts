/** Closed lists about a talent and a child's guardian, spelt as they are stored. */

/** The fields of the roles a talent would play. */
export const roleFlags = [
  'lead_roles',
  'supporting_roles',
  'background_extras',
  'child_roles',
  'elderly_roles',
  'romantic_roles',
  'villain_roles',
  'comedy_roles',
  'period_roles',
  'fantasy_sci_fi_roles',
  'special_category',
] as const;

/** The fields of the areas in which a talent has experience. */
export const experienceFlags = ['theatre', 'print_modeling', 'reality_shows'] as const;

/**
 * Who can see an optional fact: only the talent, also houses the talent applied to, or also document-verified
 * houses that search for talent.
 */
export const factVisibilities = ['private', 'on_application', 'discoverable'] as const;
export type FactVisibility = (typeof factVisibilities)[number];

/**
 * Relation of the reader to a talent's profile: the talent, a house the talent applied to, a
 * document-verified house, or anyone.
 */
export const talentReaders = ['self', 'applied', 'house', 'anyone'] as const;
export type TalentReader = (typeof talentReaders)[number];

/** Who can see a talent's profile: anyone, logged-in houses, or only people who were given a link. */
export const talentVisibilities = ['public', 'houses', 'link'] as const;

/** Relations of a person who may consent for a talent under 18. */
export const guardianRelations = ['Mother', 'Father', 'Legal guardian'] as const;
/** A guardian was named, has consented, or has withdrawn the consent. */
export const guardianStates = ['requested', 'agreed', 'withdrawn'] as const;
/** What a guardian decides for a child, one by one. */
export const guardianDecisionKinds = [
  'application',
  'audition',
  'tape',
  'offer',
  'invitation',
  'conversation',
] as const;
export type GuardianDecisionKind = (typeof guardianDecisionKinds)[number];
export type GuardianRelation = (typeof guardianRelations)[number];

/** Genders in the application form, which differ from those of the profile. */
export const applyGenders = ['Male', 'Female', 'Non-binary'] as const;
