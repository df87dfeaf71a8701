import { type AvailabilityAnswer, availabilityAnswers } from '@kirdaar/contract/rules/bookings';
import { data } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { pageMeta } from '#api/page-meta.ts';
import { serverMessage } from '#api/server-message.ts';
import { postApi, siteContext, unlessMissing } from '#api/site-context.ts';
import { useWrite } from '#api/use-write.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { rangeText } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/bookings/calendar.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AvailabilityPage.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await unlessMissing(
    postApi(context.get(siteContext), 'POST /api/availability-check', { token }),
  );
  return data({ found }, { status: found ? 200 : 404, headers: { 'cache-control': 'private, no-store' } });
}

/** The page must not outlive its link, so no cache may store it. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const writes = {
  answer: (body: { token: string; answer: AvailabilityAnswer }) =>
    callApi('POST /api/availability-check/answer', { body }),
};
export const clientAction = pageAction(writes);

export const meta: Route.MetaFunction = (page) => {
  const title = page.loaderData?.found ? words.questions_title : words.link_ended;
  return pageMeta({ title, description: title, unlisted: true }, page);
};

/** The link of a message opens this page, and only a button answers: scanners open links too. */
export default function AvailabilityPage({ loaderData: { found }, params: { token } }: Route.ComponentProps) {
  const answering = useWrite(writes, 'answer');
  if (!found) {
    return (
      <SitePage title={words.link_ended} lead={words.link_ended_lead}>
        <ButtonLink to={paths.home}>{common.go_home}</ButtonLink>
      </SitePage>
    );
  }
  const { house, title, answer } = found;
  const given = answering.pending?.answer ?? answer;
  return (
    <SitePage
      title={`${words.questions_title} ${rangeText(found)}`}
      lead={words.link_lead(house ?? common.unnamed_house, call_title(title))}
    >
      <div className="flex flex-col gap-4">
        {answering.error && (
          <Notice tone="failure">{serverMessage(answering.error, words.answer_failed)}</Notice>
        )}
        {answering.reply && <Notice tone="success">{answering.reply.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          {availabilityAnswers.map((one) => (
            <Button
              key={one}
              variant={given === one ? 'primary' : 'secondary'}
              aria-pressed={given === one}
              disabled={answering.busy}
              onClick={() => answering.submit({ token, answer: one })}
            >
              {words.answers[one]}
            </Button>
          ))}
        </div>
        <p className="text-muted">{words.link_answered}</p>
      </div>
    </SitePage>
  );
}
