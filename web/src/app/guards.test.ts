import { afterEach, expect, test } from 'vitest';
import { onlyVisitors } from '#app/guards.ts';
import { storeTalent } from '#session/store.ts';

const user = {
  id: 't1',
  name: 'Asha',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};

afterEach(() => localStorage.clear());

/** Whether a logged-in user may stay on a page for visitors. */
function mayStay(path: string): boolean {
  storeTalent('token', user);
  try {
    onlyVisitors({ request: new Request(`http://site.example${path}`) });
    return true;
  } catch {
    return false;
  }
}

test('links from emails and password pages open in a browser that is logged in, the login does not', () => {
  const open = ['/undo-email-change', '/production/join', '/user/reset-password/a', '/user/login'].map(
    mayStay,
  );

  expect(open).toEqual([true, true, true, false]);
});
