import { path } from '#paths.ts';

/** The full URL of the public page of a casting call, which also lists the project's other roles. */
export function publicAddress(id: string): string {
  return window.location.origin + path('castingCall', { id });
}
