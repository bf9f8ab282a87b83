import { useWindowEvent } from '@mantine/hooks';
import { Dialog } from '../../../ui/dialog.tsx';
import { PictureSteps, Thumbnails } from './picture-controls.tsx';
import { arrowStep, type PictureSeries } from './picture-series.ts';
import { PictureTrack } from './picture-track.tsx';
import classes from './picture-viewer.module.css';

interface PictureViewerProps {
  series: PictureSeries;
  title: string;
  opened: boolean;
  onClose: () => void;
}

/** The full-screen viewer: arrows, swipes and thumbnails step, Escape closes. */
export default function PictureViewer({ series, title, opened, onClose }: PictureViewerProps) {
  const several = series.images.length > 1;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      fullScreen
      radius={0}
      title={title}
      classNames={classes}
      closeLabel="Close full screen"
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <Arrows step={series.step} />
      <div className={classes.picture}>
        <PictureTrack series={series} title={title} sizes="100vw" fit="contain" onPick={() => series.step(1)} />
      </div>
      {several ? (
        <div className={classes.foot}>
          <div className={classes.steps}>
            <PictureSteps series={series} />
          </div>
          <Thumbnails series={series} />
        </div>
      ) : null}
    </Dialog>
  );
}

/** Mounted only while the viewer is open. A focused picture handles the arrow keys itself. */
function Arrows({ step }: Pick<PictureSeries, 'step'>) {
  useWindowEvent('keydown', ({ key, target }) => {
    const onPicture = target instanceof Element && target.closest('[inert], [data-fit]') !== null;
    if (!onPicture) step(arrowStep(key));
  });
  return null;
}
