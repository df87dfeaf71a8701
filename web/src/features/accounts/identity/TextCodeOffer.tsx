import { serverMessage } from '#api/server-message.ts';
import type { ResendWrite } from '#features/accounts/identity/ResendCode.tsx';
import type { NavigationState } from '#features/accounts/identity/use-navigation-state.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';

/** Offers the code by text message to the number of the registration, for an email that does not arrive. */
export function TextCodeOffer({ passed, write }: { passed: NavigationState; write: ResendWrite }) {
  const { attempt, text_message_to: to } = passed;
  if (!attempt || !to) return null;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <p>{words.text_offer(to)}</p>
      {write.error && <Notice tone="failure">{serverMessage(write.error, common.otp_failed)}</Notice>}
      <Button
        type="submit"
        name="write"
        value={write.name}
        variant="secondary"
        className="self-start"
        disabled={write.busy}
        onClick={(event) => {
          event.preventDefault();
          write.submit();
        }}
      >
        {write.busy ? common.sending : words.text_send}
      </Button>
    </div>
  );
}
