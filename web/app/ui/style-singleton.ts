import { useEffect } from 'react';
import { adoptStyles } from './adopted-styles.ts';

/**
 * Replaces the package `react-style-singleton`, which Mantine's dialogs use to lock scrolling (see vite.config.ts). The
 * package inserts a `<style>` element, which the content security policy forbids.
 */
export function stylesheetSingleton() {
  let users = 0;
  let remove: (() => void) | undefined;
  return {
    add(css: string) {
      if (users++ === 0) remove = adoptStyles(css);
    },
    remove() {
      if (--users === 0) remove?.();
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(css: string, dynamic?: boolean) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, only dynamic styles are replaced.
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [css && dynamic]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Styles({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
