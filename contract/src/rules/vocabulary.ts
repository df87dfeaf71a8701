/** The closed lists of the product, spelt as they are stored and shown. */

export const genders = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof genders)[number];

/** Profile types of talent, and the categories a casting call may ask for. */
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

export const skills = [
  'Dance Styles',
  'Indian dance form',
  'Singing Ability',
  'Vocal Range',
  'indian/classical singing',
  'Musical Instruments',
  'Combat Training',
  'Stunt Skills',
  'Swimming Ability',
  'Horse Riding',
  'Driving Skills',
  'Sports Skills',
  'Acrobatics/Gymnastics',
  'Voice Acting',
  'yoga',
  'PODCASTING/ ANCHORING',
  'TELEPROMPTER',
] as const;

/** A talent's media: three pictures of which there is one each, the gallery, videos and voice samples. */
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
 * `processing`: it plays as it was sent, or not at all, until it is made playable; `ready`: it is shown everywhere;
 * `kept`: it stays as it was sent; `failed`: it could not be made playable, and may be tried again.
 */
export const mediaStates = ['processing', 'ready', 'kept', 'failed'] as const;
export type MediaState = (typeof mediaStates)[number];

export const roleTypes = ['Primary', 'Secondary', 'Tertiary'] as const;
export const auditionTypes = ['Online', 'Offline', 'Self-tape'] as const;
export const jobAvailabilities = ['Full-time', 'Part-time', 'Flexible'] as const;
/** Suggested words: what a call pays is free text. */
export const compensations = ['Paid', 'Unpaid', 'Profit Share', 'Other'] as const;
export const workTypes = ['Film Production', 'TV Production', 'Advertisement', 'Other'] as const;

/** `pending` waits for staff; `closed` was closed by its house. A deadline closes an `open` call too. */
export const jobStatuses = ['pending', 'open', 'closed'] as const;

/** The life of an application, in the order of its steps, which only lead forward; each is shown to the talent. */
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
/** Who has an application take a step. */
export const applicationParties = ['talent', 'house', 'system'] as const;

export const bodyTypes = [
  'Slim',
  'Healthy',
  'Average',
  'Chubby',
  'Short Height',
  'Athletic',
  'Plus Size',
] as const;
export const skinTones = ['VITILIGO', 'WHEATISH', 'DUSKY', 'FAIR'] as const;
export const eyeColors = ['BLACK', 'BROWN', 'ANY OTHER'] as const;
export const hairColors = ['BLACK', 'BROWN', 'FUNKY', 'ANY OTHER'] as const;

export const beards = [
  'CLEAN SHAVE',
  'NORMAL',
  'LONG',
  'BLACK',
  'WHITE',
  'SALT & PEPPER',
  'STUBBLE',
  'COLOURED BEARD',
  'ANY OTHER',
] as const;

export const hairLengths = ['SMALL', 'Medium', 'Long', 'MILATRY CUT', 'CURLY', 'FUNKY'] as const;

export const tattoosAndPiercings = [
  'Yes',
  'No',
  'HIDDEN',
  'TEMPORARY',
  'PERMANENT',
  'MENTION VISIBLE BODY PART',
  'QWERKY PIERCINGS',
  'EYEBROW',
  'SEPTUM',
] as const;

export const disabilities = [
  'DEAF',
  'DUMB',
  'DOWN SYNDROME',
  'BLIND',
  'CLEFT PALATE',
  'LOCOMOTOR DISABILITY',
  'ANY OTHER',
] as const;

export const availabilities = [
  'Full-Time availabilities',
  'Part-Time availabilities',
  'Available for International Projects',
  'Available for Long-Term Projects',
  'Available for Short Films',
  'Available for Advertisements',
  'Available for Music Videos',
  'Available for Web Series',
  'Available for Voice-over Work',
  'Available for Live Events',
] as const;

/** Suggested words: a talent may speak any language. */
export const languages = [
  'Hindi',
  'English',
  'Assamese',
  'Bengali',
  'Bhojpuri',
  'Gujarati',
  'Haryanvi',
  'Kannada',
  'Kashmiri',
  'Konkani',
  'Maithili',
  'Malayalam',
  'Manipuri',
  'Marathi',
  'Nepali',
  'Odia',
  'Punjabi',
  'Rajasthani',
  'Sanskrit',
  'Sindhi',
  'Tamil',
  'Telugu',
  'Tulu',
  'Urdu',
] as const;

/** The roles a talent would play, by field, as they are asked. */
export const roleFlags = {
  lead_roles: 'Lead Roles',
  supporting_roles: 'Supporting Roles',
  background_extras: 'Background/Extras',
  child_roles: 'Child Roles',
  elderly_roles: 'Elderly Roles',
  romantic_roles: 'Romantic Roles',
  villain_roles: 'Villain/Negative Roles',
  comedy_roles: 'Comedy Roles',
  period_roles: 'Period/Historical Roles',
  fantasy_sci_fi_roles: 'Fantasy/Sci-fi Roles',
  special_category: 'Special category',
} as const;

/** What a talent has experience in, by field, as it is asked. */
export const experienceFlags = {
  theatre: 'in Theatre',
  print_modeling: 'in Print/Modeling',
  reality_shows: 'in Reality Shows',
} as const;

/**
 * Who sees a fact that nobody has to tell: the talent alone, houses the talent applied to, or also houses that
 * look for talent and are known by their documents.
 */
export const factVisibilities = ['private', 'on_application', 'discoverable'] as const;
export type FactVisibility = (typeof factVisibilities)[number];

/**
 * As whom somebody reads a talent's profile: the talent, a house the talent applied to, a house known by its
 * documents, or anyone.
 */
export const talentReaders = ['self', 'applied', 'house', 'anyone'] as const;
export type TalentReader = (typeof talentReaders)[number];

/** What the profile filter offers; profile-filters.ts says which words of profiles each option means. */
export const filterHairColors = [
  'Black',
  'Golden',
  'Silver',
  'Copper',
  'Bronze',
  'Blue',
  'Wood Finish',
] as const;
export const filterBodyTypes = ['Slim', 'Average', 'Healthy', 'Chubby', 'Short Height', 'Athletic'] as const;
export const filterBeards = ['None', 'Short', 'Medium', 'Long', 'Styled'] as const;
export const filterEyeColors = ['Black', 'Brown', 'Blue', 'Green', 'Hazel', 'Grey'] as const;

/** What a project shown on the site is, and the ways to sort them. */
export const projectTypes = ['Movies', 'Web Series', 'Advertisement'] as const;
export const projectFilters = ['All', ...projectTypes] as const;

/** Who sees a talent's profile: anyone, signed-in houses, or whoever was given its address. */
export const talentVisibilities = ['public', 'houses', 'link'] as const;

/** Who may agree for a talent under 18. */
export const guardianRelations = ['Mother', 'Father', 'Legal guardian'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

/** How far staff know a production house: by its email alone, or by its documents. */
export const houseVerifications = ['email', 'documents'] as const;

/** The apply form has a list of genders of its own. */
export const applyGenders = ['Male', 'Female', 'Non-binary'] as const;

/** Why a sign-in with Google came to nothing, as told to the login page. */
export const googleSignInErrors = [
  /** The person said no at Google. */
  'cancelled',
  /** It took too long, was used before, or was begun in another browser. */
  'expired',
  /** Google does not vouch for the email. */
  'unverified',
  /** The email's account is linked to another Google account. */
  'linked',
  /** Google cannot be reached, or no client is configured. */
  'unavailable',
  /** Anything else. */
  'failed',
] as const;
export type GoogleSignInError = (typeof googleSignInErrors)[number];
