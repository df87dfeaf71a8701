import type { Reply } from '@kirdaar/contract/api';
import { Form, Link } from 'react-router';
import { APPLICANTS_PER_PAGE } from '#features/applications/apply/ApplicantGrid.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyPage, Pagination } from '#ui/Pagination.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/auditions/projects.ts';
import { place_name } from '#words/rules/places.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

type Found = Reply<'GET /api/production/projects/:id/applicants'>;

interface ApplicantSearchProps {
  search: string;
  /** Undefined before something is searched for. */
  found: Found | undefined;
}

/** One search over the applicants of all roles. What is searched for is in the address. */
export function ApplicantSearch({ search, found }: ApplicantSearchProps) {
  return (
    <div className="flex flex-col gap-4">
      <search>
        <Form preventScrollReset className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              key={search}
              type="search"
              name="search"
              label={words.search_label}
              placeholder={common.search_example}
              defaultValue={search}
            />
          </div>
          <Button type="submit">{common.search}</Button>
        </Form>
      </search>
      {found && found.applicants.length === 0 && (
        <EmptyPage total={found.total}>{common.no_applicants}</EmptyPage>
      )}
      {found && found.applicants.length > 0 && (
        <>
          <p role="status" className="text-muted text-sm">
            {words.found(found.total)}
          </p>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {found.applicants.map((applicant) => (
              <Applicant key={applicant.application_id} applicant={applicant} />
            ))}
          </ul>
          <Pagination total={found.total} perPage={APPLICANTS_PER_PAGE} />
        </>
      )}
    </div>
  );
}

function Applicant({
  applicant: { application_id, status, user, job },
}: {
  applicant: Found['applicants'][number];
}) {
  return (
    <li className="relative flex items-center gap-3 rounded-control border border-line p-3 hover:bg-sunken">
      <TalentPhoto
        name={user.name}
        image={user.image_url}
        sizes="3.5rem"
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <Link
          to={housePath('reviewApplication', { id: job.id, application: application_id })}
          className="wrap-anywhere font-semibold after:absolute after:inset-0"
        >
          {user.name}
        </Link>
        <p className="wrap-anywhere text-muted text-sm">
          {[user.age, user.city && place_name(user.city)].filter(Boolean).join(' · ')}
        </p>
        <p className="wrap-anywhere text-sm">
          {job.role_title} · {stage_name(status, job.stage_names)}
        </p>
      </div>
    </li>
  );
}
