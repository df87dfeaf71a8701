import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

interface HandedOver {
  email?: string;
  /** Whether a code has gone to the email just now. */
  codeSent?: boolean;
}

const nothing: HandedOver = {};
const never = () => () => {};

/** What the page before handed over in navigation state; nothing until the page has come alive. */
export function useHandedOver(): HandedOver {
  const { state } = useLocation();
  // Only the login and the registration lead here with a state, and only with this one.
  const handed = (state as HandedOver | null) ?? nothing;
  // The browser remembers the state across a reload, and the server does not know it.
  return useSyncExternalStore(
    never,
    () => handed,
    () => nothing,
  );
}
