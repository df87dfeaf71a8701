import { callApi } from '#api/call-api.ts';

const PREFIX = 'viewer:';

/** The token of the person in this browser who opened a share link; the page asks again without it. */
export function readViewer(link: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + link) ?? undefined;
  } catch {
    return undefined;
  }
}

interface Named {
  token: string;
  name?: string;
  email?: string;
  otp?: string;
}

export const viewerWrites = {
  sendCode: (body: { token: string; email: string }) => callApi('POST /api/shared-board/code', { body }),
  /** Says who looks at a link. The page then shows it. */
  open: async (body: Named) => {
    const { viewer } = await callApi('POST /api/shared-board/viewers', { body });
    localStorage.setItem(PREFIX + body.token, viewer);
  },
};
