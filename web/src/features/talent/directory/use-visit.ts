import { useEffect } from 'react';
import { callApi } from '#api/call-api.ts';

/** Counts a visit. It runs in the browser, so programs that only fetch pages are not counted. */
export function useVisit(id: string | undefined, token?: string) {
  useEffect(() => {
    if (!id) return;
    // A failed count is ignored, because it does not concern the visitor.
    callApi('POST /api/profiles/:id/visits', { params: { id }, body: token ? { token } : {} }).catch(
      () => {},
    );
  }, [id, token]);
}
