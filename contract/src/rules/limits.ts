/** Sizes, counts and times that both sides rely on. Lengths are characters, sizes bytes. */

export const OTP_LENGTH = 6;
export const OTP_MINUTES = 10;
export const OTP_TRIES = 5;
export const RESEND_SECONDS = 60;
export const REDIRECT_MS = 2000;
export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 128;
/** How long a reset may take once its code was entered. */
export const RESET_MINUTES = 15;
export const SESSION_DAYS = 30;
/** How many recovery codes come with two-step login. */
export const RECOVERY_CODES = 10;

export const LINE_MOST = 200;
export const TEXT_MOST = 5000;
export const URL_MOST = 2048;
export const JSON_TEXT_MOST = 32 * 1024;

/** A list that comes as JSON text. */
export const LIST_TEXT_MOST = 8 * 1024;
/** How many values a list of a profile may hold. */
export const PROFILE_LIST_MOST = 40;
/** How many days a draft of the profile waits for its talent. */
export const DRAFT_DAYS = 30;
/** How much a draft may hold, in all. */
export const DRAFT_BYTES = 128 * 1024;

/** For how many days a shared link may work, as it is chosen. */
export const LINK_DAYS = [1, 7, 30, 90, 365] as const;
/** How many shared links of a talent may work at once; the same number stands in the database. */
export const LINKS_MOST = 30;
/** For how many days a link to a board may work, as it is chosen. */
export const SHARE_DAYS = [1, 7, 14, 30] as const;
/** How many links of a call may work at once; the same number stands in the database. */
export const SHARES_MOST = 20;
/** How many people a link shows. */
export const SHARED_MOST = 200;

/** Cards on one page of the board, unless the call asks for another number. */
export const BOARD_PAGE = 50;
/** How many applications may take a step together. */
export const STEPS_MOST = 200;
/** For how long a step is held back, so that whoever took it may take it back before the talent is told. */
export const UNDO_SECONDS = 30;
export const SCORE_MOST = 5;
/** How many comp cards are made together. */
export const COMP_CARDS_MOST = 20;

/** How far back a talent sees who looked at the profile. */
export const VIEW_DAYS = 90;

export const IMAGE_BYTES = 15 * 1024 * 1024;
export const VIDEO_BYTES = 200 * 1024 * 1024;
export const AUDIO_BYTES = 20 * 1024 * 1024;
export const IMAGE_PIXELS = 50_000_000;
export const VIDEO_MINUTES = 10;
/** An upload that stopped may be gone on with for so long. */
export const UPLOAD_HOURS = 24;
/** How many uploads of one talent may be under way. */
export const UPLOADS_AT_ONCE = 10;

/** Popular casting calls on one page. */
export const CALLS_PER_PAGE = 12;
/** Profiles on one page, unless the call asks for another number. */
export const PROFILES_PER_PAGE = 24;
/** How much may be searched for at once. */
export const SEARCH_MOST = 200;
/** How many values of one filter may be chosen together. */
export const CHOICES_MOST = 20;
/** No list answers more than this at once. */
export const LIST_MOST = 100;
/** A long list is counted this far beyond the page shown. */
export const COUNTED_MOST = 1000;
/** A call that closes within these days closes soon. */
export const CLOSING_SOON_DAYS = 3;
/** A card shows this much of a description. */
export const CARD_TEXT = 100;
export const TOAST_MS = 5000;

/** How long an invitation to a team waits. */
export const TEAM_INVITATION_DAYS = 7;
/** Members and invitations of one team; the same number stands in the database, as those of lists and invitations do. */
export const TEAM_MOST = 50;
export const TALENT_LISTS_MOST = 50;
export const TALENT_LIST_MOST = 500;
/** How many talents a house may ask to apply within a day. */
export const INVITATIONS_PER_DAY = 50;
/** What a house may say with such an invitation. */
export const INVITATION_MOST = 500;

/** Whoever is younger is a child. */
export const FULL_AGE = 18;

/** How long a browser may keep what staff wrote, before it asks again. */
export const CONTENT_SECONDS = 60;
/** The same for what follows the marketplace. */
export const HOME_SECONDS = 15;

/** How many roles of a project are posted in one form. */
export const ROLES_MOST = 8;
/** How much the roles after the first may hold, as JSON text. */
export const ROLES_TEXT_MOST = 60 * 1024;
/** How many drafts of calls a house keeps; the same number stands in the database. */
export const JOB_DRAFTS_MOST = 30;
/** How many calls a day a house posts that is known by its email alone. */
export const UNKNOWN_HOUSE_CALLS = 2;
/** What a child may work on one day, and at one stretch. */
export const CHILD_HOURS_MOST = 5;
export const CHILD_STRETCH_MOST = 3;
/** How long the words may be with which a house lets applicants go. */
export const RELEASE_LEAST = 20;
export const RELEASE_MOST = 600;
