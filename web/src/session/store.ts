import type { Reply } from '@kirdaar/contract/api';
import type { MandateKind, MandateScope } from '@kirdaar/contract/rules/representation';

/** Keys of the browser's storage, as in the specification. */
const TOKEN = 'token';
const TALENT = 'user';
const HOUSE = 'production_house';
/** The account to return to, while this browser acts for somebody else. */
const ACTING = 'acting';

type Talent = Reply<'POST /api/user/login'>['user'];
/** Older sessions have no completion, and the number of missing answers comes only with the profile. */
export type StoredTalent = Omit<Talent, 'completion'> &
  Partial<Pick<Talent, 'completion'>> & { missing?: number };
type Member = Reply<'POST /api/production/login'>['production_house'];
/** Sessions from before teams existed do not contain the team member. */
export type StoredHouse = Omit<Member, 'team_role' | 'member_name'> &
  Partial<Pick<Member, 'team_role' | 'member_name'>>;

/** Within which scopes this browser acts, and the session that it returns to. */
export interface ActingAs {
  kind: MandateKind;
  scopes: readonly MandateScope[];
  before: { token: string; user: StoredTalent; acting?: ActingAs | undefined };
}

export type Session =
  | { role: 'talent'; token: string; user: StoredTalent; acting?: ActingAs | undefined }
  | { role: 'production'; token: string; house: StoredHouse };

/** Sent to the window when this tab changes the session. Announcements follow it too. */
const CHANGED = 'session-change';

export function readToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(TOKEN);
}

/** Returns the session of this browser; undefined if there is none or the stored data is invalid. */
export function readSession(): Session | undefined {
  const token = readToken();
  if (!token) return undefined;
  const user = parse<StoredTalent>(localStorage.getItem(TALENT));
  const acting = parse<ActingAs>(localStorage.getItem(ACTING));
  if (user) return { role: 'talent', token, user, ...(acting && { acting }) };
  const house = parse<StoredHouse>(localStorage.getItem(HOUSE));
  return house && { role: 'production', token, house };
}

/** Only one role is logged in at a time: a newer login replaces the older one. */
export function storeTalent(token: string, user: StoredTalent, acting?: ActingAs) {
  const stored = acting ? JSON.stringify(acting) : null;
  write({ [TOKEN]: token, [TALENT]: JSON.stringify(user), [HOUSE]: null, [ACTING]: stored });
}

export function storeHouse(token: string, house: StoredHouse) {
  write({ [TOKEN]: token, [HOUSE]: JSON.stringify(house), [TALENT]: null, [ACTING]: null });
}

export function clearSession() {
  write({ [TOKEN]: null, [TALENT]: null, [HOUSE]: null, [ACTING]: null });
}

/** Calls the listener when the session changes, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  // A page that the back button brings back as it was may be that of another account.
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function write(entries: Record<string, string | null>) {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  }
  window.dispatchEvent(new Event(CHANGED));
}

function parse<T>(text: string | null): T | undefined {
  try {
    // Only this module writes these keys, and only such values.
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}
