import type { EndpointInput } from '@kirdaar/contract/api';
import type { WorksheetItem } from '@kirdaar/contract/representation/worksheet';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { openActing } from '#features/representation/acting/acting-session.ts';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { path, paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/representation/submissions.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/WorksheetPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.worksheet_title, page);

export async function clientLoader() {
  return { items: (await callApi('GET /api/user/agency/worksheet')).items };
}

const worksheetWrites = {
  forward: (body: EndpointInput<'POST /api/user/agency/worksheet/forward', File>['body']) =>
    callApi('POST /api/user/agency/worksheet/forward', { body }),
};
export const clientAction = pageAction(worksheetWrites);

/** What those for whom the user acts have to answer, by what is due. */
export default function WorksheetPage({ loaderData: { items } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  // Whoever comes back to this window sees what was answered meanwhile.
  useEffect(() => {
    const look = () => document.hidden || void revalidate();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
  return (
    <AgencyFrame title={words.worksheet_title} lead={words.worksheet_lead}>
      {items.length === 0 ? (
        <Notice>{words.worksheet_empty}</Notice>
      ) : (
        <ul className="flex max-w-3xl flex-col gap-3">
          {items.map((item) => (
            <Item key={`${item.kind} ${item.id} ${item.mandate_id}`} item={item} />
          ))}
        </ul>
      )}
    </AgencyFrame>
  );
}

function Item({ item }: { item: WorksheetItem }) {
  const { kind, id, mandate_id, talent, title, due_at, can_answer, can_forward, forwarded } = item;
  const forward = useWrite(worksheetWrites, 'forward');
  // An offer can be answered until its last day ends.
  const due =
    kind === 'offer' ? longDay(dayInIndia(new Date(Date.parse(due_at) - 1))) : formatDateTime(due_at);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:flex-row sm:items-center">
      <div className="flex min-w-0 grow items-start gap-3">
        <TalentPhoto
          name={talent.name}
          image={talent.profile_photo}
          sizes="3rem"
          className="aspect-4/5 w-12 shrink-0 rounded-md"
        />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{words.item(talent.name, words.kinds[kind])}</p>
          <p className="wrap-anywhere text-sm">
            {call_title(title)} · {item.production_house_name}
          </p>
          <p className="text-muted text-sm">
            {kind === 'message' || kind === 'decision' ? words.since(due) : words.due(due)}
          </p>
          {forward.error && (
            <Notice tone="failure">{serverMessage(forward.error, common.save_failed)}</Notice>
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {can_answer && (
          <Button onClick={() => openActing(mandate_id, pageOf(item))}>
            {words.answer} <span className="sr-only">{talent.name}</span>
          </Button>
        )}
        {can_forward && (
          <Button
            variant="secondary"
            disabled={forwarded || forward.busy}
            onClick={() => forward.submit({ kind, id })}
          >
            {forwarded ? words.forwarded : words.forward} <span className="sr-only">{talent.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function pageOf({ kind, id }: WorksheetItem): string {
  if (kind === 'tape') return path('selfTape', { id });
  return kind === 'message' ? path('talentConversation', { id }) : `${paths.myApplications}?state=answer`;
}
