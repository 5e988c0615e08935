import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { distinctNames } from '../../lib/distinct-names';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { later } from '../../ui/later';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { showToast } from '../../ui/toast/toast';
import type { CodeOfFile } from './codes-csv';
import { remembered } from './operations';
import { OptionsForm } from './options-form';
import type { Reading } from './readings';
import type { FoundCode } from './report';
import { useReadings } from './use-readings';
import { useScanned } from './use-scanned';
import { useWords } from './use-words';
import styles from './view.module.css';

const CameraPanel = later(async () => (await import('./camera-panel')).CameraPanel);
const Results = later(async () => (await import('./results')).Results);

const NONE: readonly File[] = [];

/** Codes in pictures, before the camera or on the screen: what they hold, and what they would do. */
export default function QrCodeReader() {
  const words = useWords();
  const [chosen] = useOptions(remembered);
  const language = LANGUAGE_TAGS[useLocale()];
  const options = useMemo(() => ({ ...chosen, language }), [chosen, language]);
  const [kept, setPictures] = useDraft<readonly File[]>('pictures', NONE, { secret: true });
  // Files do not outlive the page, so what an older page left under this name is none.
  const pictures = useMemo(() => kept.filter((picture) => picture instanceof File), [kept]);
  const [readings, control] = useReadings(pictures, options);
  const scanned = useScanned();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const add = (files: readonly File[]) => setPictures([...files, ...pictures]);
  useHandedOver(({ file }) => {
    if (file) add([file]);
  });
  // Screenshots all come as `image.png`: the older one keeps its name.
  const names = useMemo(
    () => distinctNames(readings.map(({ picture }) => picture.name).toReversed()).toReversed(),
    [readings],
  );
  const codes = useMemo(
    () => sourced(readings, names, scanned.codes, words.camera),
    [readings, names, scanned.codes, words.camera],
  );
  const isEmpty = readings.length === 0 && scanned.codes.length === 0;
  return (
    <SideBySide
      input={
        <>
          <FileDrop label={words.drop} accept="image/*" multiple onFiles={add} />
          <OtherSources
            isCameraOpen={isCameraOpen}
            onCamera={setCameraOpen}
            onPicture={(picture) => add([picture])}
            hasExample={isEmpty && !isCameraOpen}
          />
        </>
      }
      options={<OptionsForm />}
    >
      {isCameraOpen ? <CameraPanel options={options} onFound={scanned.add} /> : null}
      {isEmpty && !isCameraOpen ? <NoResult>{words.empty}</NoResult> : null}
      {isEmpty ? null : (
        <Results
          readings={readings}
          names={names}
          codes={codes}
          scanned={scanned.codes}
          onClear={scanned.clear}
          control={control}
          onRemove={(gone) => setPictures(pictures.filter((picture) => picture !== gone))}
        />
      )}
    </SideBySide>
  );
}

/** All codes, those of the camera first, as they stand below each other. */
function sourced(
  readings: readonly Reading[],
  names: readonly string[],
  scanned: readonly FoundCode[],
  camera: string,
): readonly CodeOfFile[] {
  return [
    ...scanned.map((code) => ({ code, file: camera })),
    ...readings.flatMap(({ picture, report }, index) =>
      (report?.codes ?? []).map((code) => ({ code, file: names[index] ?? picture.name })),
    ),
  ];
}

interface OtherSourcesProps {
  isCameraOpen: boolean;
  onCamera: (isOpen: boolean) => void;
  onPicture: (picture: File) => void;
  hasExample: boolean;
}

/** What is no file: the camera, a still of the screen, and a picture of ours to try it with. */
function OtherSources({ isCameraOpen, onCamera, onPicture, hasExample }: OtherSourcesProps) {
  const words = useWords();
  const [screenFault, setScreenFault] = useState<string>();
  const [stills, setStills] = useState(1);
  const takeScreen = async () => {
    setScreenFault(undefined);
    const { grabScreen } = await import('./grab-screen');
    const still = await grabScreen(words.screenName(stills));
    if (!still.ok) return setScreenFault(words.screenFault(still.fault));
    setStills(stills + 1);
    onPicture(still.value);
  };
  const drawExample = async () => {
    try {
      const example = await import('./draw-example');
      onPicture(await example.drawExample());
    } catch {
      showToast({ message: words.exampleFailed, kind: 'error' });
    }
  };
  return (
    <>
      <div className={styles.sources}>
        <Button icon="camera" aria-pressed={isCameraOpen} onClick={() => onCamera(!isCameraOpen)}>
          {isCameraOpen ? words.closeCamera : words.openCamera}
        </Button>
        <Button icon="media/monitor" onClick={() => void takeScreen()}>
          {words.screen}
        </Button>
        {hasExample ? (
          <Button variant="quiet" onClick={() => void drawExample()}>
            {words.example}
          </Button>
        ) : null}
      </div>
      {screenFault === undefined ? null : <Alert kind="error">{screenFault}</Alert>}
    </>
  );
}
