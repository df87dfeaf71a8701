import type { ListedContent } from '@kirdaar/contract/admin/content';
import { Link, useNavigate } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { piecePath, pieceTitle } from '#features/admin/content/content-texts.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/ContentPage.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/content')).pieces;

/** What staff can edit on the public pages. */
export default function ContentPage({ loaderData: pieces }: Route.ComponentProps) {
  const navigate = useNavigate();
  const projects = pieces.filter(({ kind }) => kind === 'project');
  return (
    <Page
      title="Content"
      lead="Changes are saved as a draft. Visitors see them when you publish."
      actions={
        <Link
          to={adminPaths.messages}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          Emails and messages
        </Link>
      }
    >
      <Section title="Pages">
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'project' && kind !== 'legal')} />
      </Section>
      <Section title="Legal texts" lead="Each change is a version that visitors can still read later.">
        <Pieces pieces={pieces.filter(({ kind }) => kind === 'legal')} />
      </Section>
      <Section title="Projects" lead="The site lists them by year, newest first.">
        <Button className="mb-3" onClick={() => navigate(piecePath('project', crypto.randomUUID()))}>
          Add a project
        </Button>
        {projects.length === 0 && <Notice>No projects yet.</Notice>}
        <Pieces pieces={projects} />
      </Section>
    </Page>
  );
}

function Pieces({ pieces }: { pieces: ListedContent[] }) {
  return (
    <ul className="divide-y divide-line">
      {pieces.map((piece) => (
        <li key={`${piece.kind} ${piece.key}`} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
          <Link
            to={piecePath(piece.kind, piece.key)}
            className="wrap-anywhere min-w-44 grow basis-0 font-semibold underline-offset-4 hover:underline"
          >
            {pieceTitle(piece)}
          </Link>
          <p className="text-muted text-sm">{stateOf(piece)}</p>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ is_public, has_draft, publishes_at, changed_at }: ListedContent): string {
  if (publishes_at) return `Goes live ${formatDateTime(publishes_at)}`;
  if (has_draft) return is_public ? 'Public, with a draft' : 'Draft';
  if (!is_public) return 'Removed';
  return changed_at ? `Changed ${formatDateTime(changed_at)}` : 'Public';
}
