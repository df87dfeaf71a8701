import { useNavigate, useRevalidator } from 'react-router';
import { enterFromGoogle } from '#features/google-sign-in/enter-from-google.ts';
import { SecondStep } from '#features/second-factor/SecondStep.tsx';

/** Asks whom Google has led back for the second step that the account has on. */
export function GoogleSecondStep({ code }: { code: string }) {
  const navigate = useNavigate();
  // The code is no longer in the address: read anew, the page is where it was before Google.
  const { revalidate } = useRevalidator();
  return (
    <SecondStep
      logIn={async (secondFactorCode) => {
        await navigate(await enterFromGoogle(code, secondFactorCode), { replace: true });
      }}
      onBack={revalidate}
    />
  );
}
