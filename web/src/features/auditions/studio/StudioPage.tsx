import { FileText } from 'lucide-react';
import { useState } from 'react';
import { redirect } from 'react-router';
import { titled } from '#api/product-name.ts';
import { keyOfAccount } from '#api/waiting-account.ts';
import { SelfTapeMissing } from '#features/auditions/self-tapes/SelfTapeMissing.tsx';
import { SendingTakes } from '#features/auditions/self-tapes/SendingTakes.tsx';
import { findOwnTape, type OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { TapeUpload } from '#features/auditions/self-tapes/TapeUpload.tsx';
import { useSending } from '#features/auditions/self-tapes/use-sending.ts';
import { findStudioProblem } from '#features/auditions/studio/recording-support.ts';
import { Studio } from '#features/auditions/studio/Studio.tsx';
import { useTakes } from '#features/auditions/studio/use-takes.ts';
import { path } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { buttonLook } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { WIDE_PAGE } from '#ui/wide-page.ts';
import * as words from '#words/auditions/studio.ts';
import { call_title } from '#words/rules/calls.ts';
import type { Route } from './+types/StudioPage.ts';

export const handle = WIDE_PAGE;
export const meta: Route.MetaFunction = (page) => titled(words.studio, page);

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const tape = await findOwnTape(id);
  // The talent confirms on the page of the request, and only then gets the sides.
  if (tape?.has_sides && !tape.confirmed_at) throw redirect(path('selfTape', { id }));
  return { tape };
}

export default function StudioPage({ loaderData: { tape } }: Route.ComponentProps) {
  const session = useSession();
  if (!tape) return <SelfTapeMissing />;
  const { id, job, request, company_name } = tape;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={path('selfTape', { id })}>{words.back_to_request}</BackButton>
      <Page
        title={words.studio}
        lead={[call_title(job.title), company_name].filter(Boolean).join(' · ')}
        actions={
          request.sides_url && (
            <a href={request.sides_url} target="_blank" rel="noopener" className={buttonLook('secondary')}>
              <FileText aria-hidden className="size-5" />
              {words.sides_open}
            </a>
          )
        }
      >
        {session && <Room tape={tape} account={keyOfAccount(session)} />}
      </Page>
    </div>
  );
}

function Room({ tape, account }: { tape: OwnTape; account: string }) {
  const sending = useSending(account, tape);
  const { waiting } = sending;
  const takes = useTakes(account, tape.id);
  const [problem] = useState(findStudioProblem);
  return (
    <>
      {!tape.may_send && waiting.length === 0 && <Notice>{words.cannot_send}</Notice>}
      <SendingTakes {...sending} />
      {problem && (
        <>
          <Notice>{words.problems[problem]}</Notice>
          <TapeUpload tape={tape} account={account} waiting={waiting} capture="user" />
        </>
      )}
      {!problem && takes && <Studio tape={tape} account={account} takes={takes} waiting={waiting} />}
    </>
  );
}
