import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';

/** Success message of a save, followed by the redirect to the casting calls. */
export function SavedProfile() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.popularCalls), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Notice tone="success">
      <p className="font-semibold">{common.profile_saved}</p>
      <p>{words.saved_next}</p>
    </Notice>
  );
}
