import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { agencyPaths } from '#agency-paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/representation/agency.ts';
import { worksheet_title } from '#words/representation/submissions.ts';

const pages = [
  { to: agencyPaths.roster, label: words.roster },
  { to: agencyPaths.worksheet, label: worksheet_title },
  { to: agencyPaths.invite, label: words.invite },
  { to: agencyPaths.packages, label: words.packages },
  { to: agencyPaths.team, label: words.team },
];

/** The frame of an agency's pages. */
export function AgencyFrame({ children, ...head }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page {...head}>
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
      {children}
    </Page>
  );
}
