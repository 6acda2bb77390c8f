{{- define "credence.name" -}}
{{- if contains .Chart.Name .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "credence.image" -}}
{{ .Values.image.repository }}{{ with .Values.image.digest }}@{{ . }}{{ else }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "credence.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}

{{/* Takes (list . "server"). */}}
{{- define "credence.selector" -}}
{{- $root := index . 0 -}}
app.kubernetes.io/name: {{ $root.Chart.Name }}
app.kubernetes.io/instance: {{ $root.Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- define "credence.serviceAccount" -}}
{{- if .Values.serviceAccount.create }}{{ .Values.serviceAccount.name | default (include "credence.name" .) }}{{ else }}{{ .Values.serviceAccount.name | default "default" }}{{ end }}
{{- end }}

{{- define "credence.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "credence.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* Settings and secrets of a process. Takes (list . "server"). */}}
{{- define "credence.environment" -}}
{{- $root := index . 0 -}}
{{- $process := index . 1 -}}
{{- $settings := merge (dict) (index $root.Values.settings $process) $root.Values.settings.common -}}
{{- range $name := keys $settings | sortAlpha }}
- name: {{ $name }}
  value: {{ get $settings $name | toString | quote }}
{{- end }}
{{- range $name := keys (merge (dict) (index $root.Values.secrets $process) $root.Values.secrets.common) | sortAlpha }}
- name: {{ $name }}_FILE
  value: /run/secrets/credence/{{ $name }}
{{- end }}
- name: IMAGE
  value: {{ include "credence.image" $root | quote }}
{{- with (index $root.Values $process).extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Takes (list . "server"). */}}
{{- define "credence.volumes" -}}
{{- $root := index . 0 -}}
{{- $secrets := merge (dict) (index $root.Values.secrets (index . 1)) $root.Values.secrets.common -}}
- name: secrets
  secret:
    secretName: {{ required "secrets.existingSecret must name the Secret with DATABASE_URL and the others" $root.Values.secrets.existingSecret }}
    defaultMode: 0440
    items:
      {{- range $name := keys $secrets | sortAlpha }}
      - key: {{ get $secrets $name }}
        path: {{ $name }}
      {{- end }}
- name: tmp
  emptyDir: {}
- name: files
  {{- if $root.Values.files.existingClaim }}
  persistentVolumeClaim:
    claimName: {{ $root.Values.files.existingClaim }}
  {{- else if eq (default "" (get $root.Values.settings.common "STORAGE")) "gcs" }}
  emptyDir: {}
  {{- else }}
  {{- fail "files.existingClaim must name a volume that all processes share, unless settings.common.STORAGE is gcs" }}
  {{- end }}
{{- end }}

{{- define "credence.mounts" -}}
- name: secrets
  mountPath: /run/secrets/credence
  readOnly: true
- name: tmp
  mountPath: /tmp
- name: files
  mountPath: /var/lib/credence/files
{{- end }}

{{/* How pods of a process are spread and placed. Takes (list . "server"). */}}
{{- define "credence.placement" -}}
{{- $root := index . 0 -}}
{{- $own := index $root.Values (index . 1) -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "credence.selector" . | nindent 8 }}
{{- with $own.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $own.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $own.affinity }}
affinity:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
