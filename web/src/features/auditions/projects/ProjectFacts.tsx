import type { Reply } from '@kirdaar/contract/api';
import type { ProjectRole } from '@kirdaar/contract/auditions/projects';
import { Link } from 'react-router';
import { housePaths } from '#house-paths.ts';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Section } from '#ui/Section.tsx';
import { link_team } from '#words/app/area-frame.ts';
import * as words from '#words/auditions/projects.ts';
import * as teamWords from '#words/houses/team.ts';
import * as jobDetailsWords from '#words/jobs/job-details.ts';

interface ProjectFactsProps {
  roles: readonly ProjectRole[];
  team: Reply<'GET /api/production/projects/:id'>['team'];
}

/** From the first to the last day of any role, and who sees the project. */
export function ProjectFacts({ roles, team }: ProjectFactsProps) {
  const auditions = roles.flatMap((role) => [
    role.audition_dates,
    role.audition_end_date ?? role.audition_dates,
  ]);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Section title={words.dates}>
        <Facts
          facts={[
            [jobDetailsWords.terms_audition, period(auditions)],
            [jobDetailsWords.terms_shoot, period(roles.map((role) => role.shoot_dates))],
          ]}
        />
      </Section>
      <Section title={words.team}>
        <ul className="flex flex-col gap-2">
          {team.map(({ id, name, team_role }) => (
            <li key={id} className="wrap-anywhere">
              {name} <span className="text-muted">· {teamWords.roles[team_role]}</span>
            </li>
          ))}
        </ul>
        <Link to={housePaths.team} className="link mt-3 inline-flex min-h-11 items-center">
          {link_team}
        </Link>
      </Section>
    </div>
  );
}

function period(days: readonly string[]): string {
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first === last ? longDay(first) : `${longDay(first)} – ${longDay(last)}`;
}
