/** Sizes, counts and times shared by client and server. Lengths are in characters, sizes in bytes. */

export const OTP_LENGTH = 6;
export const OTP_MINUTES = 10;
export const OTP_TRIES = 5;
export const EMAIL_UNDO_DAYS = 7;
export const MAX_PASSKEYS = 20;
export const RESEND_SECONDS = 60;
export const REDIRECT_MS = 2000;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 128;
/** How long a password reset can take after its one-time code was entered. */
export const RESET_MINUTES = 15;
export const SESSION_DAYS = 30;
/** Number of recovery codes for two-step login. */
export const RECOVERY_CODES = 10;

/** Highest pay that can be searched for, in rupees. */
export const MAX_PAY = 100_000_000;

export const MAX_LINE = 200;
export const MAX_TEXT = 5000;
export const MAX_URL = 2048;
export const MAX_JSON_TEXT = 32 * 1024;

/** Maximum length of a list sent as JSON text. */
export const MAX_LIST_TEXT = 8 * 1024;
/** Maximum number of values in a list of the profile. */
export const MAX_PROFILE_LIST = 40;
/** For how many days a draft is kept. */
export const DRAFT_DAYS = 30;
/** Maximum size of a profile draft. */
export const DRAFT_BYTES = 128 * 1024;

/** Selectable lifetimes of a talent's share link, in days. */
export const LINK_DAYS = [1, 7, 30, 90, 365] as const;
/** Maximum number of active share links per talent; must match the limit in the database. */
export const MAX_LINKS = 30;
/** Selectable lifetimes of a share link of the board, in days. */
export const SHARE_DAYS = [1, 7, 14, 30] as const;
/** Maximum number of active share links per casting call; must match the limit in the database. */
export const MAX_SHARES = 20;
/** Maximum length of a client's comment on an applicant; must match the limit in the database. */
export const MAX_CLIENT_COMMENT = 500;
/** Maximum number of applicants a share link shows. */
export const MAX_SHARED = 200;
/** Maximum number of people who open one share link of the board; must match the limit in the database. */
export const MAX_VIEWERS = 25;
/** The longest lifetime of a share link that shows children, in days; must match the database. */
export const CHILD_SHARE_DAYS = 7;

/** Default number of cards on a page of the board. */
export const BOARD_PAGE = 50;
/** Maximum number of applications in one move. */
export const MAX_MOVES = 200;
/** How long the offer to undo a move is shown, and a shortlist that is sent by itself waits. */
export const UNDO_SECONDS = 30;
/** A move against a colleague's move of the last minutes asks first. */
export const COLLEAGUE_MINUTES = 10;
/** How far ahead a decision can be scheduled. */
export const MAX_SCHEDULE_DAYS = 30;
export const MAX_STAGE_NAME = 30;
export const MAX_SCORE = 5;
/** Maximum number of saved filters, and of saved messages, of a team. */
export const MAX_PRESETS = 30;
/** Maximum length of their names; must match the limit in the database. */
export const MAX_PRESET_NAME = 60;
/** Maximum number of application kits of a talent. */
export const MAX_KITS = 12;
/** Maximum length of their names; must match the limit in the database. */
export const MAX_KIT_NAME = 60;
/** Maximum number of comp cards in one PDF. */
export const MAX_COMP_CARDS = 100;
/** Maximum number of faces on one contact sheet: of those that match a filter, and of chosen ones, which a URL names. */
export const MAX_FACES = 400;
export const MAX_CHOSEN_FACES = 150;
/** How many faces a page of a contact sheet may have. */
export const FACES_PER_PAGE = ['12', '20'] as const;

/** For how many days a talent can see who viewed the profile. */
export const VIEW_DAYS = 90;

export const IMAGE_BYTES = 25 * 1024 * 1024;
export const VIDEO_BYTES = 200 * 1024 * 1024;
export const AUDIO_BYTES = 20 * 1024 * 1024;
export const DOCUMENT_BYTES = 20 * 1024 * 1024;
export const SCAN_BYTES = 10 * 1024 * 1024;
export const IMAGE_PIXELS = 200_000_000;
/** The largest picture that phones take as HEIC, whose decoder needs much memory. */
export const HEIC_PIXELS = 50_500_000;
export const VIDEO_MINUTES = 10;
/** For how long an interrupted upload can be resumed. */
export const UPLOAD_HOURS = 72;
/** Maximum number of simultaneous uploads per talent. */
export const UPLOADS_AT_ONCE = 10;

/** How long a saved casting call stays in the list of its talent after it has closed. */
export const KEEP_SAVED_DAYS = 30;
/** Popular casting calls per page. */
export const CALLS_PER_PAGE = 12;
/** The last page of a list that a person can open. */
export const MAX_PAGE = 1000;
/** Default number of profiles per page. */
export const PROFILES_PER_PAGE = 24;
/** Maximum length of a search text. */
export const MAX_SEARCH = 200;
/** Maximum number of values selected in one filter. */
export const MAX_CHOICES = 20;
export const MAX_HEIGHT_CM = 300;
/** Maximum page size of any list. */
export const MAX_LIST = 100;
/** A long list is counted at most this far beyond the page shown. */
export const MAX_COUNTED = 1000;
/** The profiles that match words are counted up to this, because finding them takes longer. */
export const MAX_COUNTED_BY_WORDS = 100;
/** An account is shown the contact of at most this many different casting calls a day, in India. */
export const MAX_CONTACTS_PER_DAY = 30;
/** One of staff reads the contacts of at most this many people in 24 hours, a child counting as three. */
export const MAX_CONTACTS_OF_STAFF = 30;
/** An account may read this many profiles a day, apart from its own and those of its house's applicants. */
export const MAX_PROFILES_PER_DAY = 300;
/** A casting call counts as closing soon within this many days of its close. */
export const CLOSING_SOON_DAYS = 3;
/** Length of the description on a card, in characters. */
export const CARD_TEXT = 100;

/** How many team invitations one person gets per day, over all houses. */
export const MAX_INVITATIONS_TO_ONE = 3;
/** For how many days a team invitation is valid. */
export const TEAM_INVITATION_DAYS = 7;
/**
 * Maximum number of members and invitations of a team. This limit and those of lists and of invitations to
 * apply must match the database.
 */
export const MAX_TEAM = 50;
export const MAX_TALENT_LISTS = 50;
export const MAX_TALENT_LIST = 500;
/** How many talent a house can invite to apply per day. */
export const INVITATIONS_PER_DAY = 200;
/** How many talent one request invites. */
export const MAX_INVITED_AT_ONCE = 100;
/** Maximum length of the message in an invitation to apply. */
export const MAX_INVITATION = 500;

/** Anyone younger is a child. */
export const FULL_AGE = 18;

/** How long a browser may cache content written by staff. */
export const CONTENT_SECONDS = 60;
/** The same for content that changes with the marketplace. */
export const HOME_SECONDS = 15;

/** Maximum number of roles of a project in one form. */
export const MAX_ROLES = 8;

/** The most talent that one role can need; the database has the same limit. */
export const MAX_POSITIONS = 50;

/** Maximum length of the roles after the first, as JSON text. */
export const MAX_ROLES_TEXT = 120 * 1024;
/** Maximum number of casting call drafts per house; must match the limit in the database. */
export const MAX_JOB_DRAFTS = 30;
/** How many casting calls per day a house can post while only its email address is verified. */
export const UNKNOWN_HOUSE_CALLS = 2;
/** Maximum working hours of a child per day and without a break. */
export const MAX_CHILD_HOURS = 5;
export const MAX_CHILD_STRETCH = 3;
/** Length limits of the rejection message to applicants. */
export const MIN_REJECTION = 20;
export const MAX_REJECTION = 600;

/** The largest value of an integer column of PostgreSQL. */
export const MAX_INTEGER = 2_147_483_647;
/** Maximum number of urgent messages that a house sends in a day. */
export const MAX_URGENT = 20;
/** Maximum number of those about one application. */
export const MAX_URGENT_TO_ONE = 3;
