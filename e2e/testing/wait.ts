/** How long journeys wait for anything, in milliseconds: long enough on a slow, busy machine. */
export const WAIT_MS = 90_000;
