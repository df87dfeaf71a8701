import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

export interface NavigationState {
  email?: string;
  codeSent?: boolean;
  /** Distinguishes the registration made in this browser from others of the same email. */
  attempt?: string;
  /** The mobile number of the registration, masked, if it can also get the code by text message. */
  text_message_to?: string | null;
  reset_token?: string;
  changed?: boolean;
}

const nothing: NavigationState = {};
const never = () => () => {};

/** Returns what the previous page passed in navigation state; empty until hydration. */
export function useNavigationState(): NavigationState {
  const { state } = useLocation();
  // Only the pages of this area pass state to each other, and only of this type.
  const handed = (state as NavigationState | null) ?? nothing;
  // The browser keeps the state across a reload, but the server never has it.
  return useSyncExternalStore(
    never,
    () => handed,
    () => nothing,
  );
}
