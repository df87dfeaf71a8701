import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

interface HandedOver {
  email?: string;
  /** Whether a code has gone to the email just now. */
  codeSent?: boolean;
  /** Tells the registration made in this browser from others of the same email. */
  attempt?: string;
  /** Allows one new password. */
  reset_token?: string;
  /** Whether the new password is set. */
  changed?: boolean;
}

const nothing: HandedOver = {};
const never = () => () => {};

/** What the page before handed over in navigation state; nothing until the page has come alive. */
export function useHandedOver(): HandedOver {
  const { state } = useLocation();
  // Only the pages of this area lead to each other with a state, and only with this one.
  const handed = (state as HandedOver | null) ?? nothing;
  // The browser remembers the state across a reload, and the server does not know it.
  return useSyncExternalStore(
    never,
    () => handed,
    () => nothing,
  );
}
