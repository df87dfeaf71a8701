import { titled } from '#api/product-name.ts';
import { findPreferences } from '#features/preferences/find-preferences.ts';
import { PreferencesScreen } from '#features/preferences/PreferencesScreen.tsx';
import type { Route } from './+types/ProductionPreferencesPage.ts';

export const meta: Route.MetaFunction = (page) => titled('What we write to you', page);

export const clientLoader = findPreferences;

export default function ProductionPreferencesPage({ loaderData }: Route.ComponentProps) {
  return <PreferencesScreen reader="production" {...loaderData} />;
}
