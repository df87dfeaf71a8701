import { loginOf } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import type { Session } from '#session/store.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/app/area-frame.ts';

let offered: string | undefined;

/** Says that a link is not for the logged-in account, and offers to log out and open it. Once for each link. */
export function offerOtherLogin(session: Session, wanted: Session['role'] | 'other', page: string) {
  if (offered === page) return;
  offered = page;
  const name =
    session.role === 'talent' ? session.user.name : (session.house.company_name ?? words.unnamed_house);
  const login = loginOf[wanted === 'other' ? session.role : wanted];
  showToast('failure', words.link_for_other(name, wanted), {
    label: words.switch_to_link,
    run: async () => {
      const { logOut } = await import('#app/log-out.ts');
      // A full page load, so that no data of the previous account remains.
      await logOut(() => window.location.assign(withReturnPath(login, page)));
    },
  });
}
