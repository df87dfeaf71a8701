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

/** Types of project shown on the site, and the filter options for them. */
export const projectTypes = ['Movies', 'Web Series', 'Advertisement'] as const;
export const projectFilters = ['All', ...projectTypes] as const;

/** How a production house is verified: by its email address only, or by its documents. */
export const houseVerifications = ['email', 'documents'] as const;

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
