export { BoatPicture } from '../../ui/boat-picture.tsx';
