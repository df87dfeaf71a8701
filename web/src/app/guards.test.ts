import { expect, test, vi } from 'vitest';
import { only, onlyVisitors } from '#app/guards.ts';
import { readSession, storeTalent } from '#session/store.ts';
import { reply } from '#testing/mock-server.ts';
import { currentToasts, dismissToast } from '#ui/toast-list.ts';

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

test.each([
  ['/user/new-casting-calls?for=t1', undefined],
  ['/user/new-casting-calls?for=t2', 'You are logged in as Asha. This link is for another account.'],
  ['/production/messages', 'You are logged in as Asha. This link is for a production house account.'],
])('opened by another account, the link %s says so and offers to log out', async (link, said) => {
  for (const { id } of currentToasts()) dismissToast(id);
  storeTalent('token', user);
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });

  await guardOf(link);
  const [toast] = currentToasts();
  toast?.action?.run();
  if (toast) await reply('POST /api/user/logout');

  expect(toast?.text).toBe(said);
  const login = link.startsWith('/user') ? '/user/login' : '/production/login';
  expect(assign.mock.calls).toEqual(said ? [[`${login}?return=${encodeURIComponent(link)}`]] : []);
  expect(readSession() === undefined).toBe(said !== undefined);
});

async function guardOf(link: string) {
  const role = link.startsWith('/user') ? 'talent' : 'production';
  try {
    await only(role)({ request: new Request(`http://site.example${link}`) });
  } catch (answer) {
    expect((answer as Response).headers.get('location')).toBe('/user/popular-casting-calls');
  }
}

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
