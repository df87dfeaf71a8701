import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { followNotices } from '#features/notices/notice-news.ts';

/** Loads the page anew when something comes under the bell, while an export is waited for. */
export function useNewsOfExport(isWaitedFor: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    const stop = followNotices(() => void revalidate());
    // It may have become ready before anybody listened.
    void revalidate();
    return stop;
  }, [isWaitedFor, revalidate]);
}
