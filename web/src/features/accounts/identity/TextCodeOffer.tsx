import { serverMessage } from '#api/server-message.ts';
import type { ResendWrite } from '#features/accounts/identity/ResendCode.tsx';
import type { NavigationState } from '#features/accounts/identity/use-navigation-state.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Offers the code by text message to the number of the registration, for an email that does not arrive. */
export function TextCodeOffer({ passed, write }: { passed: NavigationState; write: ResendWrite }) {
  const { attempt, text_message_to: to } = passed;
  if (!attempt || !to) return null;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <p>No email? We can send a code by text message to {to} instead.</p>
      {write.error && <Notice tone="failure">{serverMessage(write.error, 'Failed to send OTP')}</Notice>}
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
        {write.busy ? 'Sending...' : 'Send a text message'}
      </Button>
    </div>
  );
}
