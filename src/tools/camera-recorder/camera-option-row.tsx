import { useMemo } from 'react';
import { canWriteWebp } from '../../lib/picture-files';
import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Options } from '../../ui/options/options';
import type { Capture } from '../../lib/capture/capture-session';
import { FRAME_RATES, RESOLUTIONS } from '../../lib/capture/constraints';
import { cameraChoices, microphoneChoices } from '../../lib/capture/device-choices';
import { cameraOptions, PHOTO_FORMATS } from './options';
import { offersScreenSound } from '../../lib/capture/surroundings';
import { recorderOf } from './recorder-of';
import type { useChoices } from './use-choices';
import { supportedContainers } from './video-format';
import { useWords } from './use-words';

export interface CameraOptionRowProps {
  capture: Capture;
  chosen: ReturnType<typeof useChoices>;
  /** What is recorded, or about to be shown, cannot be changed meanwhile. */
  isLocked: boolean;
}

/** Where picture and sound come from, and how they are shown and saved. */
export function CameraOptionRow({ capture, chosen, isLocked }: CameraOptionRowProps) {
  const words = useWords();
  const [{ photoFormat }] = useOptions(cameraOptions);
  const { choices, choose, reset } = chosen;
  const { photoFormats, containers } = useFormats();
  const [best] = containers;
  const { videoFormat } = words.options;
  const automatic = best && { ...videoFormat, values: { ...videoFormat.values, auto: words.automaticFormat(best) } };
  const isCamera = choices.source === 'camera';
  return (
    <Options
      schema={cameraOptions}
      words={{ ...words.options, ...(automatic && { videoFormat: automatic }) }}
      before={
        <>
          <ButtonsSelect
            label={words.source}
            hideLabel
            size="small"
            disabled={isLocked}
            options={(['camera', 'screen'] as const).map((value) => ({ value, label: words.sources[value] }))}
            value={choices.source}
            onChange={(source) => choose({ source })}
          />
          {isCamera ? (
            <OptionSelect
              label={words.camera}
              disabled={isLocked}
              {...cameraChoices(capture, choices, words)}
              onChange={(id) => choose({ cameraId: id || undefined })}
            />
          ) : null}
          <OptionSelect
            label={words.microphone}
            disabled={isLocked}
            {...microphoneChoices(capture, choices, words)}
            onChange={(id) => choose({ microphoneId: id || undefined })}
          />
        </>
      }
      open={['screenSound', 'timer']}
      buttons={['timer']}
      offered={{ photoFormat: photoFormats, videoFormat: ['auto', ...containers] }}
      without={[
        ...(isCamera ? [] : (['mirror', 'mirrorFiles'] as const)),
        ...(isCamera || !offersScreenSound() ? (['screenSound'] as const) : []),
        ...(photoFormat === 'png' ? (['quality'] as const) : []),
        ...(containers.length > 1 ? [] : (['videoFormat'] as const)),
      ]}
      off={[
        ...(isLocked ? (['videoFormat', 'mirrorFiles'] as const) : []),
        // What is shared was chosen with its sound or without.
        ...(isLocked || capture.status === 'live' ? (['screenSound'] as const) : []),
      ]}
      own={{ resolution: <PictureOptions capture={capture} chosen={chosen} isLocked={isLocked} /> }}
      onReset={reset}
    />
  );
}

/** What this browser can write. */
function useFormats() {
  return useMemo(() => {
    const Recorder = recorderOf(window);
    const hasWebp = canWriteWebp();
    return {
      photoFormats: PHOTO_FORMATS.filter((format) => format !== 'webp' || hasWebp),
      containers: Recorder ? supportedContainers((type) => Recorder.isTypeSupported(type)) : [],
    };
  }, []);
}

/** How large and how often the picture is asked for, which changes it at once. */
function PictureOptions({ capture, chosen: { choices, choose, resize }, isLocked }: CameraOptionRowProps) {
  const words = useWords();
  const [{ resolution }] = useOptions(cameraOptions);
  const { label, values } = words.options.resolution;
  const isCamera = choices.source === 'camera';
  return (
    <>
      {isCamera ? (
        <OptionSelect
          label={label}
          disabled={isLocked}
          options={RESOLUTIONS.map((value) => ({ value, label: values[value] }))}
          value={resolution}
          onChange={resize}
        />
      ) : null}
      <OptionSelect
        label={words.frameRate}
        // A screen that is shared would have to be chosen anew.
        disabled={isLocked || (!isCamera && capture.status === 'live')}
        options={FRAME_RATES.map((value) => ({ value, label: words.rate(value) }))}
        value={choices.frameRate}
        onChange={(frameRate) => choose({ frameRate })}
      />
    </>
  );
}
