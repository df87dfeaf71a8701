import { expect, test } from 'vitest';
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

test('takes a logged-in talent from the login to the casting call that led there', () => {
  storeTalent('token', user);
  const login = '/user/login?return=%2Fcastingcalls%2F7';

  let sentTo: string | null = null;
  try {
    onlyVisitors({ request: new Request(`http://site.example${login}`) });
  } catch (answer) {
    sentTo = (answer as Response).headers.get('location');
  }

  expect(sentTo).toBe('/castingcalls/7');
});
