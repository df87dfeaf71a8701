import { boardUrl } from '#features/applications/review/board-url.ts';
import { path } from '#paths.ts';

/** The full URL of the public page of a casting call, which also lists the project's other roles. */
export function publicAddress(id: string): string {
  return window.location.origin + path('castingCall', { id });
}

/** The applicants for a role, as faces on the board. */
export function facesUrl(id: string): string {
  return boardUrl(id, new URLSearchParams(), 'grid');
}
