import type { ProjectRole } from '@kirdaar/contract/auditions/projects';
import { Link } from 'react-router';
import { facesUrl, publicAddress } from '#features/auditions/projects/project-addresses.ts';
import { path } from '#paths.ts';
import { Menu } from '#ui/Menu.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import * as words from '#words/auditions/projects.ts';

/** The page of the first open role shows talent all open roles; clients get a link from each board. */
export function ProjectShare({ roles }: { roles: readonly ProjectRole[] }) {
  const open = roles.filter(({ status }) => status === 'open');
  const [first] = open;
  const linkLook = 'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-sunken';
  return (
    <Menu label={words.share}>
      <div className="flex w-72 max-w-[80vw] flex-col gap-1 p-2">
        {first ? (
          <>
            <p className="text-muted text-sm">{words.share_calls(open.length)}</p>
            <ShareLinks url={publicAddress(first.id)} text={open.map((role) => role.role_title).join(', ')} />
            <ul>
              {open.map(({ id, role_title }) => (
                <li key={id}>
                  <Link to={path('castingCall', { id })} className={linkLook}>
                    {role_title}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="text-muted text-sm">{words.share_none}</p>
        )}
        <p className="mt-2 border-line border-t pt-3 text-muted text-sm">{words.share_client}</p>
        <ul>
          {roles.map(({ id, role_title }) => (
            <li key={id}>
              <Link to={facesUrl(id)} className={linkLook}>
                {words.share_board(role_title)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Menu>
  );
}
