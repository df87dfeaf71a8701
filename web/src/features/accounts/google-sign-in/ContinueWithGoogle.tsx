import { useLocation } from 'react-router';
import { storeReturnPath } from '#features/accounts/google-sign-in/google-storage.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { returnPath } from '#session/return-path.ts';
import * as words from '#words/accounts/identity.ts';

interface ContinueWithGoogleProps {
  accountRole: Role;
  /** The divider text below the button. */
  alternativeLabel: string;
}

/** A page navigation, because Google takes over the window. A talent's first one leads to the rest of the registration. */
export function ContinueWithGoogle({ accountRole, alternativeLabel }: ContinueWithGoogleProps) {
  const { search } = useLocation();
  return (
    <div className="flex flex-col gap-5">
      <a
        href={`/api/auth/google/${areaOf[accountRole]}`}
        onClick={() => storeReturnPath(returnPath(search))}
        className="inline-flex min-h-11 items-center justify-center gap-3 rounded-control border border-control px-5 py-2 font-semibold text-[0.95rem] transition-colors hover:bg-sunken"
      >
        <GoogleMark />
        {words.continue_with}
      </a>
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {alternativeLabel}
      </p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className="size-5 shrink-0">
      <path
        className="fill-[#ea4335]"
        d="M24 9.5c3.5 0 6.700 1.200 9.200 3.600l6.900-6.900C35.900 2.400 30.500 0 24 0 14.600 0 6.500 5.400 2.600 13.200l8 6.200C12.400 13.700 17.700 9.500 24 9.500z"
      />
      <path
        className="fill-[#4285f4]"
        d="M47 24.600c0-1.600-.2-3.100-.4-4.600H24v9h12.900c-.6 3-2.300 5.500-4.800 7.200l7.700 6C44.400 38 47 31.800 47 24.600z"
      />
      <path
        className="fill-[#fbbc05]"
        d="M10.500 28.600A14.500 14.500 0 0 1 9.800 24c0-1.600.3-3.100.8-4.600l-8-6.200A24 24 0 0 0 0 24c0 3.900.9 7.500 2.600 10.800z"
      />
      <path
        className="fill-[#34a853]"
        d="M24 48c6.500 0 11.900-2.100 15.900-5.800l-7.700-6c-2.200 1.400-4.900 2.300-8.200 2.300-6.300 0-11.600-4.200-13.500-9.900l-8 6.200C6.500 42.600 14.600 48 24 48z"
      />
    </svg>
  );
}
