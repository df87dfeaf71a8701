import { useLocation, useNavigate } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { registrationWrites } from '#features/accounts/identity/registration-writes.ts';
import { paths } from '#paths.ts';

const verifyAfter = { registerTalent: paths.talentVerify, registerHouse: paths.productionVerify } as const;

/** The registration of one role; it opens the page that asks for the code. */
export function useRegistration<N extends keyof typeof registrationWrites>(name: N) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useWrite(registrationWrites, name, {
    onDone: ({ email, attempt }) =>
      navigate({ pathname: verifyAfter[name], search }, { state: { email, codeSent: true, attempt } }),
  });
}
