import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { agencyPaths } from '#agency-paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/representation/agency.ts';
import { worksheet_title } from '#words/representation/submissions.ts';

const pages = [
  { to: agencyPaths.roster, label: words.roster },
  { to: agencyPaths.worksheet, label: worksheet_title },
  { to: agencyPaths.packages, label: words.packages },
  { to: agencyPaths.team, label: words.team },
];

interface AgencyFrameProps {
  title: string;
  lead: string;
  /** Whether staff have verified the agency; otherwise the frame says what it cannot do yet. */
  verified?: boolean;
  children: ReactNode;
}

/** The frame of an agency's pages. A guardian, who sees some of them, sees no links to the others. */
export function AgencyFrame({ children, verified = true, ...head }: AgencyFrameProps) {
  return (
    <Page {...head}>
      {useIsAgency() && (
        <nav aria-label={words.sections} className="flex flex-wrap gap-2">
          {pages.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                classNames(
                  'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold',
                  isActive ? 'border-night bg-night text-on-night' : 'border-line bg-card hover:bg-sunken',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      {!verified && (
        <Notice>
          <p>{words.not_verified}</p>
          <ButtonLink to={agencyPaths.team} variant="secondary" className="mt-3">
            {words.not_verified_action}
          </ButtonLink>
        </Notice>
      )}
      {children}
    </Page>
  );
}

/** Whether the user is, or acts for, an agency. */
export function useIsAgency(): boolean {
  const session = useSession();
  return session?.role === 'talent' && session.user.profileType === 'Talent Agencies';
}
