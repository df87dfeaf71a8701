import type { ListedContent } from '@kirdaar/contract/admin/content';
import { Link, useNavigate } from 'react-router';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { piecePath, pieceTitle } from '#features/admin/content/content-piece.ts';
import { rowLinkLook } from '#features/admin/looks.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/content.ts';
import type { Route } from './+types/ContentPage.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/content')).pieces;

export default function ContentPage({ loaderData: pieces }: Route.ComponentProps) {
  const navigate = useNavigate();
  const projects = pieces.filter(({ kind }) => kind === 'project');
  return (
    <Page title={words.page} lead={words.lead}>
      <Section title={words.pages}>
        <Pieces pieces={pieces.filter(({ kind }) => kind !== 'project' && kind !== 'legal')} />
      </Section>
      <Section title={words.legal} lead={words.legal_lead}>
        <Pieces pieces={pieces.filter(({ kind }) => kind === 'legal')} />
      </Section>
      <Section title={words.projects} lead={words.projects_lead}>
        <Button className="mb-3" onClick={() => navigate(piecePath('project', crypto.randomUUID()))}>
          {words.project_add}
        </Button>
        {projects.length === 0 && <Notice>{words.projects_none}</Notice>}
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
          <Link to={piecePath(piece.kind, piece.key)} className={`min-w-44 grow basis-0 ${rowLinkLook}`}>
            {pieceTitle(piece)}
          </Link>
          <p className="text-muted text-sm">{stateOf(piece)}</p>
        </li>
      ))}
    </ul>
  );
}

function stateOf({ is_public, has_draft, publishes_at, changed_at }: ListedContent): string {
  if (publishes_at) return words.goes_live(formatDateTime(publishes_at));
  if (has_draft) return is_public ? words.state_public_draft : words.state_draft;
  if (!is_public) return words.state_removed;
  return changed_at ? words.state_changed(formatDateTime(changed_at)) : words.state_public;
}
