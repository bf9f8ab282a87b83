import { useState } from 'react';

export interface PictureSeries {
  images: readonly string[];
  index: number;
  show: (index: number) => void;
  /** Wraps around at both ends. */
  step: (by: -1 | 0 | 1) => void;
}

export function usePictureSeries(urls: readonly string[]): PictureSeries {
  const [index, setIndex] = useState(0);
  // A photo that was uploaded twice has the same URL twice.
  const images = [...new Set(urls)];
  return {
    images,
    index,
    show: (position) => setIndex(Math.min(Math.max(position, 0), images.length - 1)),
    step: (by) => setIndex((current) => stepped(current, by, images.length)),
  };
}

export function stepped(index: number, by: number, count: number): number {
  return (index + by + count) % count;
}

export function arrowStep(key: string): -1 | 0 | 1 {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}
