import type { Reply } from '@kirdaar/contract/api';
import type { ContactHiddenReason, Job } from '@kirdaar/contract/jobs/jobs';
import { MAX_CONTACTS_PER_DAY } from '@kirdaar/contract/rules/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { daysToDeadline } from '#features/jobs/jobs/DaysToExpire.tsx';
import { JobPoster } from '#features/jobs/jobs/JobPoster.tsx';
import { foreignLanguage, jobText } from '#features/jobs/jobs/job-text.ts';
import { path } from '#paths.ts';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/Chips.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { labelOf } from '#ui/label-of.ts';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as words from '#words/jobs/job-details.ts';
import { audition_type, project_type, shoot_duration } from '#words/jobs/job-posts.ts';
import {
  audition_types,
  call_availabilities,
  pay_text,
  project_types,
  role_types,
} from '#words/rules/calls.ts';
import { gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import { language_names } from '#words/rules/spoken-languages.ts';
import { skill_names } from '#words/rules/talent.ts';
import * as profileQuestionsWords from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

interface JobDetailsProps {
  job: Job;
  aside: ReactNode;
  /** Explains why the contact is masked and who sees it in full. */
  contactNote?: ReactNode;
  siblings?: readonly Reply<'GET /api/production/jobs/:id'>['job']['siblings'][number][];
  siblingTo?: (id: string) => string;
}

export function JobDetails({ job, aside, contactNote, siblings = [], siblingTo }: JobDetailsProps) {
  const project = jobText(job, 'project_description');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr]">
      <Card className="p-5 lg:col-start-2">{aside}</Card>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Card className="overflow-hidden">
          <JobPoster
            image={job.image}
            projectType={job.project_type}
            sizes="(min-width: 64rem) 48rem, 92vw"
            first
            className="sm:aspect-video"
          />
          <div className="p-5 sm:p-6">
            {job.production_house.verified && <VerifiedBadge />}
            <h2 className="text-2xl">{words.project}</h2>
            <p lang={project.lang} className="wrap-anywhere mt-3 whitespace-pre-line">
              {project.text}
            </p>
          </div>
        </Card>
        <Role job={job} />
        {siblingTo && siblings.length > 0 && <OtherRoles siblings={siblings} siblingTo={siblingTo} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
        <Logistics job={job} />
        <Contact job={job} note={contactNote} />
      </div>
    </div>
  );
}

function Role({ job }: { job: Job }) {
  const description = jobText(job, 'role_description');
  const skills = jobText(job, 'skills_needed');
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <header>
        <h2 lang={foreignLanguage(job.role_title)} className="text-2xl">
          {job.role_title}
        </h2>
        <p className="mt-1 text-muted">{words.role_type(labelOf(role_types, job.role_type))}</p>
      </header>
      <p lang={description.lang} className="wrap-anywhere whitespace-pre-line">
        {description.text}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Facts
          facts={[
            [common.age, job.age_range],
            [common.gender, labelOf(gender_names, job.gender)],
            [words.role_look, job.look],
          ]}
        />
        <Facts
          facts={[
            [
              common.skills,
              <Chips
                key="skills"
                label={common.skills}
                texts={listOf(skill_names(skills.text))}
                lang={skills.lang}
              />,
            ],
            [
              common.languages,
              <Chips
                key="languages"
                label={common.languages}
                texts={listOf(language_names(job.language_required))}
              />,
            ],
          ]}
        />
      </div>
      {job.children && <ChildTerms terms={job.children} />}
      {job.open_to !== 'all' && <p className="font-semibold">{words.open_to[job.open_to]}</p>}
      {!job.production_house.sees_children && <p className="text-muted">{words.adults_only}</p>}
    </Card>
  );
}

function ChildTerms({ terms }: { terms: NonNullable<Job['children']> }) {
  const { permit_no, daily_hours, stretch_hours, responsible } = terms;
  return (
    <section aria-label={words.children} className="rounded-control bg-marigold-wash px-4 py-3">
      <h3 className="font-semibold">{words.children}</h3>
      <p className="wrap-anywhere mt-1">
        {words.children_terms(daily_hours, stretch_hours, responsible, permit_no)}
      </p>
    </section>
  );
}

function OtherRoles({ siblings, siblingTo }: Required<Pick<JobDetailsProps, 'siblings' | 'siblingTo'>>) {
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-2xl">{words.other_roles}</h2>
      <ul className="mt-3 flex flex-col gap-1">
        {siblings.map(({ id, role_title, ...closing }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link to={siblingTo(id)} className="link wrap-anywhere inline-flex min-h-11 items-center">
              {role_title}
            </Link>
            <ClosingText job={closing} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ApplyBy({ job }: { job: Job }) {
  const deadline = job.application_deadline;
  if (deadline && job.status === 'pending') return words.until_end_of(longDay(deadline));
  return (
    <>
      {deadline && `${words.until_end_of(longDay(deadline))} · `}
      {/* The server's clock may differ from the user's. */}
      <span suppressHydrationWarning>{daysToDeadline(job, new Date())}</span>
    </>
  );
}

function Logistics({ job }: { job: Job }) {
  return (
    <Card className="p-5">
      <h2 className="sr-only">{words.terms}</h2>
      <Facts
        facts={[
          [project_type, labelOf(project_types, job.project_type)],
          [words.terms_house, job.production_house_name && <HouseLink key="house" job={job} />],
          [common.location, place_name(job.city_location)],
          [words.terms_deadline, <ApplyBy key="apply-by" job={job} />],
          [
            job.audition_type === 'Self-tape' ? words.terms_tape : words.terms_audition,
            daysBetween(job.audition_dates, job.audition_end_date),
          ],
          [audition_type, job.audition_type && labelOf(audition_types, job.audition_type)],
          [words.terms_shoot, job.shoot_dates && longDay(job.shoot_dates)],
          [shoot_duration, job.shoot_duration],
          [
            profileQuestionsWords.section_availability,
            labelOf(call_availabilities, job.availability_required),
          ],
          [common.compensation, job.compensation && pay_text(job.compensation)],
          [words.terms_casting, job.casting_by],
        ]}
      />
    </Card>
  );
}

/** Why a logged-in user does not see the contact. */
const hiddenTexts: Partial<Record<ContactHiddenReason, string>> = {
  guardian_required: words.contact_guardian,
  daily_limit: words.contact_limit(MAX_CONTACTS_PER_DAY),
};

function Contact({ job, note }: { job: Job; note: ReactNode }) {
  const { email, mobile, city_location, contact_hidden, contact_hidden_reason } = job;
  const reason = contact_hidden_reason && hiddenTexts[contact_hidden_reason];
  // Masked contact details are not links, because they would lead nowhere.
  const linkTo = (scheme: string, value: string | null) =>
    value && !contact_hidden ? (
      <a href={`${scheme}:${value}`} className="text-accent underline-offset-4 hover:underline">
        {value}
      </a>
    ) : (
      value
    );
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-xl">{words.contact}</h2>
      <Facts
        facts={[
          [common.email, linkTo('mailto', email)],
          [common.mobile, linkTo('tel', mobile)],
          [common.city, place_name(city_location)],
        ]}
      />
      {reason ? (
        <p className="mt-4 border-line border-t pt-3 text-muted text-sm">{reason}</p>
      ) : (
        contact_hidden && note
      )}
    </Card>
  );
}

function HouseLink({ job: { production_house, production_house_name } }: { job: Job }) {
  return (
    <Link to={path('house', { id: production_house.id })} className="link">
      {production_house_name}
    </Link>
  );
}

function daysBetween(first: string | null, last: string | null): string | null {
  if (!first) return null;
  return last && last !== first ? `${longDay(first)} – ${longDay(last)}` : longDay(first);
}

/** Splits 'Hindi, Marathi' and removes duplicates. */
function listOf(text: string): string[] {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}
