/** Closed lists of the product, spelt as they are stored and shown. */

export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];
/** The people a casting call asks for. */
export const jobGenders = [...genders, 'Any'] as const;
export type JobGender = (typeof jobGenders)[number];

/** Profile types of talent, also used as the categories of casting calls. */
export const categories = [
  'All',
  'ACTORS & ACTRESS',
  'FASHION MODELS',
  'KIDS',
  'INFLUENCERS',
  'VOICE OVER',
  'DANCERS',
  'Freelance Foreigners',
  'Talent Agencies',
  'Theater Artist',
] as const;
export type Category = (typeof categories)[number];

/** A talent's media: three single pictures, the gallery, videos and voice samples. */
export const mediaKinds = [
  'image',
  'headshot_image',
  'full_image',
  'photo',
  'intro_video',
  'audition_video',
  'voice_sample',
] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * `processing`: shown as uploaded, if at all, until transcoded; `ready`: shown everywhere; `kept`: stays as
 * uploaded; `failed`: could not be transcoded and can be retried.
 */
export const mediaStates = ['processing', 'ready', 'kept', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

/** Suggestions only; the project type of a casting call is free text. */
export const jobProjectTypes = [
  'Movie',
  'Web Series',
  'Advertisement',
  'TV Serial',
  'Music Video',
  'Short Film',
  'Theatre',
  'Fashion Show',
  'Voice Over',
] as const;
export const roleTypes = ['Primary', 'Secondary', 'Tertiary'] as const;
export const auditionTypes = ['Online', 'Offline', 'Self-tape'] as const;
export const jobAvailabilities = ['Full-time', 'Part-time', 'Flexible'] as const;
/** Suggestions only; the compensation of a casting call is free text. */
export const compensations = ['Paid', 'Unpaid', 'Profit Share', 'Other'] as const;
/** Selectable lowest pays of the filter, in rupees. */
export const payFloors = ['1000', '5000', '10000', '25000', '50000', '100000'] as const;
/** How a list of casting calls can be sorted instead of its own order. */
export const jobOrders = ['newest', 'closing', 'pay'] as const;
export const workTypes = ['Film Production', 'TV Production', 'Advertisement', 'Other'] as const;

/**
 * `pending` awaits staff approval; `closed` was closed by its house. A passed deadline also closes an `open`
 * call.
 */
export const jobStatuses = ['pending', 'open', 'closed'] as const;

/** Application statuses in order; an application can only move forward. The talent is shown each status. */
export const applicationStatuses = [
  'applied',
  'viewed',
  'shortlisted',
  'audition',
  'selected',
  'not_selected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** Who can change the status of an application. */
export const applicationParties = ['talent', 'house', 'system'] as const;

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

/** Types of project shown on the site, and the filter options for them. */
export const projectTypes = ['Movies', 'Web Series', 'Advertisement'] as const;
export const projectFilters = ['All', ...projectTypes] as const;

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

/** How a production house is verified: by its email address only, or by its documents. */
export const houseVerifications = ['email', 'documents'] as const;

/** Genders in the application form, which differ from those of the profile. */
export const applyGenders = ['Male', 'Female', 'Non-binary'] as const;

/** Error codes passed to the login page when Google sign-in fails. */
export const googleSignInErrors = [
  /** The user cancelled at Google. */
  'cancelled',
  /** The attempt took too long, was already used, or was started in another browser. */
  'expired',
  /** Google has not verified the email address. */
  'unverified',
  /** The account with this email address is linked to another Google account. */
  'linked',
  /** Staff have paused new registrations, and there is no account with this email address. */
  'paused',
  /** Google cannot be reached, or no client is configured. */
  'unavailable',
  /** Any other error. */
  'failed',
] as const;
export type GoogleSignInError = (typeof googleSignInErrors)[number];
