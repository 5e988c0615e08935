import { useMemo } from 'react';
import { canWriteWebp } from '../../lib/picture-files';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import type { Capture } from './capture-session';
import { DEFAULT_MICROPHONE, FRAME_RATES, RESOLUTIONS, type FrameRate } from './constraints';
import { PHOTO_FORMATS, TIMERS, type CameraOptions } from './options';
import { offersScreenSound, recorderOf } from './surroundings';
import { supportedContainers } from './video-format';
import { useWords } from './use-words';

/** What is chosen for this visit only. */
export interface Choices {
  readonly source: 'camera' | 'screen';
  readonly frameRate: FrameRate;
  /** Undefined for the first one. */
  readonly cameraId?: string | undefined;
  /** Undefined for none. */
  readonly microphoneId?: string | undefined;
}

export interface CameraOptionRowProps {
  capture: Capture;
  choices: Choices;
  options: CameraOptions;
  /** What is recorded, or about to be shown, cannot be changed meanwhile. */
  isLocked: boolean;
  onChoose: (changes: Partial<Choices>) => void;
  onChange: (changes: Partial<CameraOptions>) => void;
  onReset: () => void;
}

/** Where picture and sound come from, and how they are shown and saved. */
export function CameraOptionRow(props: CameraOptionRowProps) {
  const { choices, options, isLocked, onChoose, onChange } = props;
  const words = useWords();
  const isCamera = choices.source === 'camera';
  return (
    <OptionRow more={<MoreOptions {...props} />} onReset={props.onReset}>
      <ButtonsSelect
        label={words.source}
        hideLabel
        size="small"
        disabled={isLocked}
        options={(['camera', 'screen'] as const).map((value) => ({ value, label: words.sources[value] }))}
        value={choices.source}
        onChange={(source) => onChoose({ source })}
      />
      {isCamera ? <CameraSelect {...props} /> : null}
      <MicrophoneSelect {...props} />
      {!isCamera && offersScreenSound() ? (
        <Switch
          label={words.screenSound}
          checked={options.screenSound}
          // What is shared was chosen with it or without.
          disabled={isLocked || props.capture.status === 'live'}
          onChange={(screenSound) => onChange({ screenSound })}
        />
      ) : null}
      <Option label={words.timer}>
        <ButtonsSelect
          label={words.timer}
          hideLabel
          size="small"
          options={TIMERS.map((value) => ({ value, label: words.seconds(value) }))}
          value={options.timer}
          onChange={(timer) => onChange({ timer })}
        />
      </Option>
      {isCamera ? (
        <Switch label={words.mirror} checked={options.mirror} onChange={(mirror) => onChange({ mirror })} />
      ) : null}
    </OptionRow>
  );
}

function CameraSelect({ capture, choices, isLocked, onChoose }: CameraOptionRowProps) {
  const words = useWords();
  const { cameras } = capture;
  const current = [choices.cameraId, capture.cameraId].find((id) => cameras.some((camera) => camera.id === id));
  // While a camera is on, what it is counts, not what was wished for.
  const shown = cameras.find(({ id }) => id === capture.cameraId)?.id ?? current ?? cameras[0]?.id ?? '';
  const options =
    cameras.length === 0
      ? [{ value: '', label: words.firstCamera }]
      : cameras.map(({ id, label }, index) => ({ value: id, label: label || words.unnamedCamera(index + 1) }));
  return (
    <OptionSelect
      label={words.camera}
      disabled={isLocked}
      options={options}
      value={shown}
      onChange={(id) => onChoose({ cameraId: id === '' ? undefined : id })}
    />
  );
}

function MicrophoneSelect({ capture, choices, isLocked, onChoose }: CameraOptionRowProps) {
  const words = useWords();
  const { microphones } = capture;
  const known =
    microphones.length === 0
      ? [{ value: DEFAULT_MICROPHONE, label: words.defaultMicrophone }]
      : microphones.map(({ id, label }, index) => ({ value: id, label: label || words.unnamedMicrophone(index + 1) }));
  const chosen = capture.status === 'live' ? capture.microphoneId : choices.microphoneId;
  const isKnown = known.some(({ value }) => value === chosen);
  return (
    <OptionSelect
      label={words.microphone}
      disabled={isLocked}
      options={[{ value: '', label: words.noMicrophone }, ...known]}
      // Chosen before the browser told which there are: the first is the one that it takes by itself.
      value={chosen === undefined ? '' : isKnown ? chosen : known[0]?.value}
      onChange={(id) => onChoose({ microphoneId: id === '' ? undefined : id })}
    />
  );
}

function MoreOptions({ capture, choices, options, isLocked, onChoose, onChange }: CameraOptionRowProps) {
  const words = useWords();
  const hasWebp = useMemo(() => canWriteWebp(), []);
  const containers = useMemo(() => {
    const Recorder = recorderOf(window);
    return Recorder ? supportedContainers((type) => Recorder.isTypeSupported(type)) : [];
  }, []);
  const [best] = containers;
  return (
    <>
      {choices.source === 'camera' ? (
        <OptionSelect
          label={words.resolution}
          disabled={isLocked}
          options={RESOLUTIONS.map((value) => ({ value, label: words.resolutions[value] }))}
          value={options.resolution}
          onChange={(resolution) => onChange({ resolution })}
        />
      ) : null}
      <OptionSelect
        label={words.frameRate}
        // A screen that is shared would have to be chosen anew.
        disabled={isLocked || (choices.source === 'screen' && capture.status === 'live')}
        options={FRAME_RATES.map((value) => ({
          value,
          label: value === 'auto' ? words.automatic : words.rate(Number(value)),
        }))}
        value={choices.frameRate}
        onChange={(frameRate) => onChoose({ frameRate })}
      />
      <OptionSelect
        label={words.photoFormat}
        options={PHOTO_FORMATS.filter((value) => value !== 'webp' || hasWebp).map((value) => ({
          value,
          label: words.photoFormats[value],
        }))}
        value={options.photoFormat}
        onChange={(photoFormat) => onChange({ photoFormat })}
      />
      {options.photoFormat === 'png' ? null : (
        <Option label={words.quality}>
          <NumberField
            label={words.quality}
            hideLabel
            size="small"
            min={1}
            max={100}
            suffix="%"
            option="quality"
            value={options.quality}
            onChange={(quality) => onChange({ quality })}
          />
        </Option>
      )}
      {best && containers.length > 1 ? (
        <OptionSelect
          label={words.videoFormat}
          disabled={isLocked}
          options={[
            { value: 'auto' as const, label: words.automaticFormat(best) },
            ...containers.map((value) => ({ value, label: words.videoFormats[value] })),
          ]}
          value={options.videoFormat}
          onChange={(videoFormat) => onChange({ videoFormat })}
        />
      ) : null}
      {choices.source === 'camera' ? (
        <Switch
          label={words.mirrorFiles}
          checked={options.mirrorFiles}
          disabled={isLocked}
          onChange={(mirrorFiles) => onChange({ mirrorFiles })}
        />
      ) : null}
    </>
  );
}
