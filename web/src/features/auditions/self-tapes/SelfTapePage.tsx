import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { keyOfAccount } from '#api/waiting-account.ts';
import { SelfTapeMissing } from '#features/auditions/self-tapes/SelfTapeMissing.tsx';
import { SentTakes } from '#features/auditions/self-tapes/SentTakes.tsx';
import { findOwnTape, type OwnTape, selfTapeWrites } from '#features/auditions/self-tapes/self-tapes.ts';
import { TapeQuestions } from '#features/auditions/self-tapes/TapeQuestions.tsx';
import { TapeSides } from '#features/auditions/self-tapes/TapeSides.tsx';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Facts } from '#ui/Facts.tsx';
import { LinkedText } from '#ui/LinkedText.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/own-tapes.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/SelfTapePage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.self_tape, page);

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { tape: await findOwnTape(id) };
}

export const clientAction = pageAction(selfTapeWrites);

export default function SelfTapePage({ loaderData: { tape } }: Route.ComponentProps) {
  const session = useSession();
  if (!tape) return <SelfTapeMissing />;
  const { job, company_name, request, has_sides } = tape;
  return (
    <div className="flex flex-col gap-2">
      <BackButton fallback={paths.myApplications}>{common.back}</BackButton>
      <Page title={common.self_tape} lead={[call_title(job.title), company_name].filter(Boolean).join(' · ')}>
        <Section title={words.record_title}>
          <div className="flex flex-col gap-5">
            <p className="wrap-anywhere max-w-prose whitespace-pre-line">
              <LinkedText text={request.instructions} />
            </p>
            <Facts facts={factsOf(tape)} />
            {has_sides && <TapeSides tape={tape} />}
          </div>
        </Section>
        {request.questions.length > 0 && <TapeQuestions tape={tape} />}
        <Section title={words.tape_title}>
          {session && <SentTakes tape={tape} account={keyOfAccount(session)} />}
        </Section>
      </Page>
    </div>
  );
}

function factsOf({ request: { deadline, orientation, max_takes }, slate }: OwnTape) {
  return [
    [words.deadline, <SlotTime key="deadline" starts_at={deadline} />],
    [words.orientation, orientation === 'any' ? null : words.orientations[orientation]],
    [words.takes, max_takes > 1 ? words.up_to_takes(max_takes) : null],
    [words.slate, slate.map(({ text }) => text).join(' · ')],
  ] as const;
}
