import { useEffect } from 'react';
import { call } from '#api/call.ts';

/** Has a look at a talent's page counted, by a browser and not by what merely fetches pages. */
export function useVisit(id: string | undefined, token?: string) {
  useEffect(() => {
    if (!id) return;
    // Whoever looks has nothing to do with it: a count that fails is one less.
    call('POST /api/profiles/:id/visits', { params: { id }, body: token ? { token } : {} }).catch(() => {});
  }, [id, token]);
}
