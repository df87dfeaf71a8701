import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { storeAttempt } from '#features/accounts/identity/registration-attempt.ts';
import { registrationWrites } from '#features/accounts/identity/registration-writes.ts';
import { paths } from '#paths.ts';

const verifyAfter = { registerTalent: paths.talentVerify, registerHouse: paths.productionVerify } as const;

/** The registration of one role; it opens the page that asks for the code. */
export function useRegistration<N extends keyof typeof registrationWrites>(name: N) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const openVerification = (sent: Registered, replace = false) =>
    navigate({ pathname: verifyAfter[name], search }, { replace, state: { ...sent, codeSent: true } });
  const registration = useWrite(registrationWrites, name, { onDone: (sent) => openVerification(sent) });

  const takeOver = useEffectEvent(() => {
    if (!registration.reply) return;
    const { email, attempt } = registration.reply;
    storeAttempt(email, attempt);
    void openVerification(registration.reply, true);
  });
  // The form may have been submitted before the page's scripts ran.
  useEffect(() => takeOver(), []);
  return registration;
}

type Registered = Awaited<ReturnType<(typeof registrationWrites)['registerTalent']>>;
