/** The cookie with the role, and a half of the token, of the session that a browser can get back after it cleared its storage. */
export const KEPT_SESSION_COOKIE = 'kept-session';
