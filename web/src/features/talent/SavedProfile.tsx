import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { Notice } from '#ui/Notice.tsx';

/** The green box of a save, and soon after it the casting calls. */
export function SavedProfile() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.popularCalls), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Notice tone="success">
      <p className="font-semibold">Profile updated successfully!</p>
      <p>Taking you to the casting calls…</p>
    </Notice>
  );
}
