// Command engines asks the Go programs that check names what they say of the names on standard input.
//
// Standard input is a JSON list of cases; standard output is a JSON list of [rule, name, verdict or error], one for each name on
// which the program disagrees. The argument says which program: regexp, jsonschema, cel, crd or protovalidate.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"regexp"
	"slices"

	"buf.build/go/protovalidate"
	"cel.dev/cel-go/cel"
	"github.com/bufbuild/protocompile"
	"github.com/santhosh-tekuri/jsonschema/v6"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/dynamicpb"

	_ "buf.build/gen/go/bufbuild/protovalidate/protocolbuffers/go/buf/validate"
	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	crdvalidation "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation"
	structuralschema "k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	schemacel "k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
)

// A Case is a rule as the program takes it, and names with the verdict expected of each.
type Case struct {
	Rule     string          `json:"rule"`
	Patterns []string        `json:"patterns"` // regexp
	Schema   json.RawMessage `json:"schema"`   // jsonschema, crd
	CEL      string          `json:"cel"`      // cel, with the variable self
	Proto    string          `json:"proto"`    // protovalidate: the whole file

	Imports map[string]string `json:"imports"` // protovalidate: the files that it imports
	Field   string            `json:"field"`   // protovalidate: the field of the message Names
	Names   []Name            `json:"names"`
}

// A Name is a text and whether it is valid.
type Name struct {
	Text  string `json:"text"`
	Valid bool   `json:"valid"`
}

// A Check says whether a name is valid; nil where it is.
type Check func(string) error

var programs = map[string]func(Case) (Check, error){
	"regexp": byRegexp, "jsonschema": byJSONSchema, "cel": byCEL, "crd": byCRD, "protovalidate": byProtovalidate,
}

func main() {
	var cases []Case
	if err := json.NewDecoder(os.Stdin).Decode(&cases); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	wrong := [][3]string{}
	for _, c := range cases {
		check, err := programs[os.Args[1]](c)
		if err != nil {
			wrong = append(wrong, [3]string{c.Rule, "", err.Error()})
			continue
		}
		for _, name := range c.Names {
			if err := check(name.Text); (err == nil) != name.Valid {
				wrong = append(wrong, [3]string{c.Rule, name.Text, fmt.Sprint(err)})
			}
		}
	}
	_ = json.NewEncoder(os.Stdout).Encode(wrong)
}

func byRegexp(c Case) (Check, error) {
	var compiled []*regexp.Regexp
	for _, pattern := range c.Patterns {
		one, err := regexp.Compile(pattern)
		if err != nil {
			return nil, err
		}
		compiled = append(compiled, one)
	}
	return func(name string) error {
		for _, one := range compiled {
			if !one.MatchString(name) {
				return fmt.Errorf("no match")
			}
		}
		return nil
	}, nil
}

func byJSONSchema(c Case) (Check, error) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(c.Schema))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("rule.json", document); err != nil {
		return nil, err
	}
	schema, err := compiler.Compile("rule.json")
	if err != nil {
		return nil, err
	}
	return func(name string) error { return schema.Validate(name) }, nil
}

func byCEL(c Case) (Check, error) {
	environment, err := cel.NewEnv(cel.Variable("self", cel.StringType))
	if err != nil {
		return nil, err
	}
	checked, issues := environment.Compile(c.CEL)
	if issues.Err() != nil {
		return nil, issues.Err()
	}
	program, err := environment.Program(checked)
	if err != nil {
		return nil, err
	}
	return func(name string) error {
		out, _, err := program.Eval(map[string]any{"self": name})
		if err == nil && out.Value() != true {
			err = fmt.Errorf("%v", out.Value())
		}
		return err
	}, nil
}

// The field `name` of a custom resource, as the API server takes its definition and checks its objects.
func byCRD(c Case) (Check, error) {
	var given apiextensionsv1.JSONSchemaProps
	if err := json.Unmarshal(c.Schema, &given); err != nil {
		return nil, err
	}
	whole := apiextensionsv1.JSONSchemaProps{Type: "object", Properties: map[string]apiextensionsv1.JSONSchemaProps{"name": given}}
	var internal apiextensions.JSONSchemaProps
	if err := apiextensionsv1.Convert_v1_JSONSchemaProps_To_apiextensions_JSONSchemaProps(&whole, &internal, nil); err != nil {
		return nil, err
	}
	if refused := definition(whole); len(refused) > 0 {
		return nil, refused.ToAggregate()
	}
	structural, err := structuralschema.NewStructural(&internal)
	if err != nil {
		return nil, err
	}
	openAPI, _, err := validation.NewSchemaValidator(&internal)
	if err != nil {
		return nil, err
	}
	rules := schemacel.NewValidator(structural, false, celconfig.PerCallLimit)
	return func(name string) error {
		object := map[string]any{"name": name}
		found := validation.ValidateCustomResource(field.NewPath(""), object, openAPI)
		broken, _ := rules.Validate(context.Background(), field.NewPath(""), structural, object, nil, celconfig.RuntimeCELCostBudget)
		if found = append(found, broken...); len(found) > 0 {
			return found.ToAggregate()
		}
		return nil
	}, nil
}

// What the API server finds wrong with a definition that has this schema, the cost of its rules among it.
func definition(schema apiextensionsv1.JSONSchemaProps) field.ErrorList {
	crd := apiextensionsv1.CustomResourceDefinition{}
	crd.Name = "names.example.org"
	crd.Spec = apiextensionsv1.CustomResourceDefinitionSpec{
		Group: "example.org",
		Names: apiextensionsv1.CustomResourceDefinitionNames{Plural: "names", Singular: "name", Kind: "Name", ListKind: "NameList"},
		Scope: apiextensionsv1.NamespaceScoped,
		Versions: []apiextensionsv1.CustomResourceDefinitionVersion{{
			Name: "v1", Served: true, Storage: true,
			Schema: &apiextensionsv1.CustomResourceValidation{OpenAPIV3Schema: &schema},
		}},
		Conversion: &apiextensionsv1.CustomResourceConversion{Strategy: apiextensionsv1.NoneConverter},
	}
	crd.Status.StoredVersions = []string{"v1"}
	var internal apiextensions.CustomResourceDefinition
	if err := apiextensionsv1.Convert_v1_CustomResourceDefinition_To_apiextensions_CustomResourceDefinition(&crd, &internal, nil); err != nil {
		return field.ErrorList{field.InternalError(nil, err)}
	}
	return crdvalidation.ValidateCustomResourceDefinition(context.Background(), &internal)
}

// A File has the descriptor of the message Names, and what validates such messages by the extensions that the file imports.
type File struct {
	message   protoreflect.MessageDescriptor
	validator protovalidate.Validator
}

var files = map[string]File{}

func compiled(c Case) (File, error) {
	sources := map[string]string{"user.proto": c.Proto}
	maps.Copy(sources, c.Imports)
	compiler := protocompile.Compiler{Resolver: protocompile.WithStandardImports(protocompile.CompositeResolver{
		&protocompile.SourceResolver{Accessor: protocompile.SourceAccessorFromMap(sources)},
		protocompile.ResolverFunc(func(path string) (protocompile.SearchResult, error) {
			found, err := protoregistry.GlobalFiles.FindFileByPath(path)
			return protocompile.SearchResult{Desc: found}, err
		}),
	})}
	made, err := compiler.Compile(context.Background(), append(slices.Sorted(maps.Keys(c.Imports)), "user.proto")...)
	if err != nil {
		return File{}, err
	}
	validator, err := protovalidate.New(protovalidate.WithExtensionTypeResolver(made.AsResolver()))
	return File{made[len(made)-1].Messages().Get(0), validator}, err
}

func byProtovalidate(c Case) (Check, error) {
	file, known := files[c.Proto]
	if !known {
		made, err := compiled(c)
		if err != nil {
			return nil, err
		}
		file, files[c.Proto] = made, made
	}
	of := file.message.Fields().ByName(protoreflect.Name(c.Field))
	if of == nil {
		return nil, fmt.Errorf("no field %s", c.Field)
	}
	return func(name string) error {
		names := dynamicpb.NewMessage(file.message)
		names.Set(of, protoreflect.ValueOfString(name))
		return file.validator.Validate(names)
	}, nil
}
